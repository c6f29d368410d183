/**
 * What is said must be spoken: a message in a template, or as a child of an element, would show as an object or a code.
 * The types let both pass, so this looks for them.
 */
import { Project, SyntaxKind } from 'ts-morph';

process.chdir(new URL('..', import.meta.url).pathname);
const project = new Project({ tsConfigFilePath: 'tsconfig.json', skipAddingFilesFromTsConfig: true });
project.addSourceFilesAtPaths(['src/**/*.{ts,tsx}']);

/** Whether a value may be a message. */
const maySay = (node) => {
  const type = node.getType();
  const parts = type.isUnion() ? type.getUnionTypes() : [type];
  return parts.some((part) => part.getSymbol()?.getName() === 'Message' || part.getAliasSymbol()?.getName() === 'Said');
};

/** A component that speaks it itself says so in the type of its property. */
const checker = project.getTypeChecker();
function takesIt(node) {
  const wanted = checker.compilerObject.getContextualType(node.compilerNode);
  const parts = wanted?.isUnion() ? wanted.types : [wanted];
  return parts.some((part) => part?.symbol?.name === 'Message');
}

const found = [];
for (const source of project.getSourceFiles()) {
  const at = (node) =>
    `${source.getFilePath().replace(process.cwd(), '').slice(1)}:${node.getStartLineNumber()} ${node.getText().slice(0, 80)}`;
  for (const span of source.getDescendantsOfKind(SyntaxKind.TemplateSpan))
    if (maySay(span.getExpression())) found.push(at(span.getExpression()));
  for (const child of source.getDescendantsOfKind(SyntaxKind.JsxExpression)) {
    const inner = child.getExpression();
    if (inner && maySay(inner) && !takesIt(inner)) found.push(at(inner));
  }
}
if (found.length > 0) {
  console.error(`${found.join('\n')}\n\n${found.length} messages that nobody speaks.`);
  process.exit(1);
}
console.log('Every message is spoken.');
