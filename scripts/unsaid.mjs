/**
 * Finds messages that are shown without being spoken: in a template string or as a child of an element they would
 * appear as an object or a code. The types allow both.
 */
import { SyntaxKind } from 'ts-morph';
import { project, runAlone } from './typed.mjs';

/** Whether a value may be a message. */
const maySay = (node) => {
  const type = node.getType();
  const parts = type.isUnion() ? type.getUnionTypes() : [type];
  return parts.some((part) => part.getSymbol()?.getName() === 'Message' || part.getAliasSymbol()?.getName() === 'Said');
};

/** A component that speaks messages itself declares so in its property's type. */
function takesIt(node) {
  const wanted = project().getTypeChecker().compilerObject.getContextualType(node.compilerNode);
  const parts = wanted?.isUnion() ? wanted.types : [wanted];
  return parts.some((part) => part?.symbol?.name === 'Message');
}

export function check() {
  const found = [];
  for (const source of project().getSourceFiles()) {
    const at = (node) =>
      `${source.getFilePath().replace(process.cwd(), '').slice(1)}:${node.getStartLineNumber()} ${node.getText().slice(0, 80)}`;
    for (const span of source.getDescendantsOfKind(SyntaxKind.TemplateSpan))
      if (maySay(span.getExpression())) found.push(at(span.getExpression()));
    for (const child of source.getDescendantsOfKind(SyntaxKind.JsxExpression)) {
      const inner = child.getExpression();
      if (inner && maySay(inner) && !takesIt(inner)) found.push(at(inner));
    }
  }
  if (found.length > 0) found.push('', `${found.length} messages that nobody speaks.`);
  return { wrong: found, right: 'Every message is spoken.' };
}

await runAlone(import.meta.url, check);
