/**
 * What a rule works out and nobody reads: every member of a type that the rooms of the rules hand out must be read
 * somewhere in the product, tests left aside. A result that is only written is a second copy of a rule, or a rule that
 * does nothing.
 */
import { Node, Project, SyntaxKind } from 'ts-morph';

process.chdir(new URL('..', import.meta.url).pathname);
const RULES = /\/src\/(battlefield|cards|dice|campaign|engine)\//;
/** What tells one member of a union from another, or where a rule stands: read by whoever is handed the whole. */
const TAGS = new Set(['ok', 'do', 'type', 'kind', 'row', 'ruling', 'a', 'b']);
/** Members that are data of the game or of a library's shape, by "Type.member", each with the reason it stays. */
const KEPT = new Map(Object.entries(JSON.parse((await import('node:fs')).readFileSync('scripts/unread.json', 'utf8'))));

const project = new Project({ tsConfigFilePath: 'tsconfig.json', skipAddingFilesFromTsConfig: true });
project.addSourceFilesAtPaths('src/**/*.{ts,tsx}');

/** Whether a mention of a member takes its value. */
function reads(node) {
  const parent = node.getParent();
  if (!parent) return false;
  if (Node.isPropertyAccessExpression(parent)) {
    const up = parent.getParent();
    return !(
      Node.isBinaryExpression(up) &&
      up.getLeft() === parent &&
      up.getOperatorToken().getKind() === SyntaxKind.EqualsToken
    );
  }
  if (Node.isBindingElement(parent)) return true;
  if (Node.isShorthandPropertyAssignment(parent)) return false;
  return Node.isElementAccessExpression(parent) || Node.isIndexedAccessTypeNode(parent) || Node.isStringLiteral(node);
}

const unread = [];
for (const source of project.getSourceFiles()) {
  if (!RULES.test(source.getFilePath())) continue;
  const members = source.getDescendantsOfKind(SyntaxKind.PropertySignature);
  for (const member of members) {
    const owner = member.getFirstAncestor(
      (node) => Node.isInterfaceDeclaration(node) || Node.isTypeAliasDeclaration(node),
    );
    if (!owner || TAGS.has(member.getName())) continue;
    const name = `${owner.getName()}.${member.getName()}`;
    if (KEPT.has(name)) continue;
    const nodes = member.findReferencesAsNodes();
    if (!nodes.some((node) => node.getSourceFile().getFilePath().includes('/src/') && reads(node)))
      unread.push(`${source.getFilePath().replace(process.cwd(), '')}:${member.getStartLineNumber()} ${name}`);
  }
}
if (unread.length > 0) {
  console.error(`${unread.join('\n')}\n\n${unread.length} results that nothing reads.`);
  process.exit(1);
}
console.log('Every result of the rules is read.');
