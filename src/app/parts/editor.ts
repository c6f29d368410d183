/** Fetched with scenarios: the shelf, the editor, and imports. */

export { Editor } from '../editor/editor.tsx';
export { ScenarioPage } from '../editor/scenario-page.tsx';
export { TakePage } from '../editor/take-page.tsx';
export { Scenarios } from '../screens/scenarios.tsx';
export { SharedPage } from '../screens/shared.tsx';
export { take } from '../session/launch.ts';
