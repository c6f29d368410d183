/**
 * What a rule works out and nobody reads: every member of a type that the rooms of the rules hand out must be read
 * somewhere in the product, tests left aside. A result that is only written is a second copy of a rule, or a rule that
 * does nothing.
 */
import { readFileSync } from 'node:fs';
import { Node, SyntaxKind } from 'ts-morph';
import { project, runAlone } from './typed.mjs';

const RULES = /\/src\/(battlefield|cards|dice|campaign|engine)\//;
/** What tells one member of a union from another, or where a rule stands: read by whoever is handed the whole. */
const TAGS = new Set(['ok', 'do', 'type', 'kind', 'row', 'ruling', 'a', 'b']);
/** Members that are data of the game or of a library's shape, by "Type.member", each with the reason it stays. */
const KEPT = new Map(Object.entries(JSON.parse(readFileSync('scripts/unread.json', 'utf8'))));

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

/** Members of a thing whose members are taken by a key that is worked out, or all of them one by one. */
function takenByKey() {
  const taken = new Set();
  const allOf = (expression) => {
    for (const part of expression.getType().isUnion() ? expression.getType().getUnionTypes() : [expression.getType()])
      for (const symbol of part.getProperties()) for (const declared of symbol.getDeclarations()) taken.add(declared);
  };
  for (const source of project().getSourceFiles()) {
    for (const access of source.getDescendantsOfKind(SyntaxKind.ElementAccessExpression))
      if (!Node.isLiteralExpression(access.getArgumentExpression())) allOf(access.getExpression());
    for (const spread of source.getDescendantsOfKind(SyntaxKind.SpreadAssignment)) {
      const into = spread.getParent().getContextualType();
      const from = spread.getExpression().getType();
      if (!into || !from.isAssignableTo(into)) allOf(spread.getExpression());
    }
    for (const call of source.getDescendantsOfKind(SyntaxKind.CallExpression))
      if (/^Object\.(values|entries)$/.test(call.getExpression().getText()))
        for (const argument of call.getArguments()) allOf(argument);
  }
  return taken;
}

/** Where members are read in the product: by name the types they are read from, and the members that the types tell at one look. */
function readings() {
  const readersByName = new Map();
  const readByName = new Set();
  for (const source of project().getSourceFiles()) {
    const mention = (name, from, at) => {
      readersByName.set(name, [...(readersByName.get(name) ?? []), from]);
      for (const declared of at.getSymbol()?.getDeclarations() ?? []) readByName.add(declared);
    };
    for (const access of source.getDescendantsOfKind(SyntaxKind.PropertyAccessExpression))
      if (reads(access.getNameNode())) mention(access.getName(), access.getExpression(), access.getNameNode());
    for (const element of source.getDescendantsOfKind(SyntaxKind.BindingElement))
      if (Node.isObjectBindingPattern(element.getParent())) {
        const name = element.getPropertyNameNode()?.getText() ?? element.getName();
        mention(name, element.getParent(), element.getParent());
        for (const declared of element.getParent().getType().getProperty(name)?.getDeclarations() ?? [])
          readByName.add(declared);
      }
  }
  return { readersByName, readByName };
}

/** A thing handed on as another type is read there: the owner fits the type that is read from. */
function readAsAnother(owner, name, readers) {
  const mine = Node.isTypeAliasDeclaration(owner) || Node.isInterfaceDeclaration(owner) ? owner.getType() : null;
  if (!mine) return false;
  const parts = mine.isUnion() ? mine.getUnionTypes().filter((part) => part.getProperty(name)) : [mine];
  return readers.some((from) => {
    const type = from.getType().getApparentType();
    return !type.isAny() && parts.some((part) => part.isAssignableTo(type));
  });
}

export function check() {
  const byKey = takenByKey();
  const { readersByName, readByName } = readings();
  const unread = [];
  const met = new Set();
  for (const source of project().getSourceFiles()) {
    if (!RULES.test(source.getFilePath())) continue;
    for (const member of source.getDescendantsOfKind(SyntaxKind.PropertySignature)) {
      const owner = member.getFirstAncestor(
        (node) => Node.isInterfaceDeclaration(node) || Node.isTypeAliasDeclaration(node),
      );
      if (!owner || TAGS.has(member.getName())) continue;
      const name = `${owner.getName()}.${member.getName()}`;
      if (byKey.has(member) || readByName.has(member)) continue;
      if (readAsAnother(owner, member.getName(), readersByName.get(member.getName()) ?? [])) continue;
      if (KEPT.has(name)) {
        met.add(name);
        continue;
      }
      // What is left is few, and looked for at length: in `T['member']`, in `x['member']`, in a key handed on.
      const nodes = member.findReferencesAsNodes();
      if (!nodes.some((node) => node.getSourceFile().getFilePath().includes('/src/') && reads(node)))
        unread.push(`${source.getFilePath().replace(process.cwd(), '')}:${member.getStartLineNumber()} ${name}`);
    }
  }
  for (const name of KEPT.keys())
    if (!met.has(name)) unread.push(`scripts/unread.json keeps ${name}, which is read or gone`);
  if (unread.length > 0) unread.push('', `${unread.length} results that nothing reads.`);
  return { wrong: unread, right: 'Every result of the rules is read.' };
}

await runAlone(import.meta.url, check);
