/**
 * Finds results of rules that nobody reads: every member of a type that the rules return must be read somewhere in the
 * product, tests excepted. An unread result is a second copy of a rule, or a rule without effect.
 */
import { readFileSync } from 'node:fs';
import { Node, SyntaxKind } from 'ts-morph';
import { project, runAlone } from './typed.mjs';

const RULES = /\/src\/(battlefield|cards|dice|campaign|engine)\//;
/** Tags of unions and rows of rules: read with the whole value. */
const TAGS = new Set(['ok', 'do', 'type', 'kind', 'row', 'ruling', 'a', 'b']);
/** Members that are data of the game or of a library, as "Type.member", each with the reason to keep it. */
const KEPT = new Map(Object.entries(JSON.parse(readFileSync('scripts/unread.json', 'utf8'))));

/** Whether a mention of a member reads its value. */
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

/** Members of objects that are read by computed key, or all in turn. */
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

/** Where members are read: the types they are read from, by name, and the members found at first look. */
function readings() {
  const readersByName = new Map();
  const readByName = new Set();
  for (const source of project().getSourceFiles()) {
    const mention = (name, from, at) => {
      const readers = readersByName.get(name);
      if (readers) readers.push(from);
      else readersByName.set(name, [from]);
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

/** A value passed on as another type is read there: the owner fits the type that is read. */
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
      // The few members left are searched thoroughly: in `T['member']`, in `x['member']`, in keys passed on.
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
