/**
 * The facts of a battle: who writes, reads and ends each, by the register and the code. Writes `docs/FACTS.md`.
 * `--check` fails if the page differs. Always fails on a fact that nobody writes or reads, or that is read without the
 * register's functions.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Node, SyntaxKind } from 'ts-morph';
import { rooms } from './rooms.mjs';
import { project, runAlone } from './typed.mjs';

const PAGE = 'docs/FACTS.md';
const REGISTER = 'facts.ts';
/** The files that may access facts directly. */
const OWN = /\/src\/battlefield\/(facts|tasks|ledger\/(learn|apply|copies|event-builder))\.ts$/;

const { load, close } = await rooms();
const { FACTS, endingOf } = await load('/src/battlefield/facts.ts');
await close();
const KEYS = new Set(Object.values(FACTS).flatMap((facts) => Object.keys(facts)));

const placeOf = (node) =>
  node
    .getSourceFile()
    .getFilePath()
    .split('/src/')[1]
    .replace(/^battlefield\//, '');

/** The keys a value may be, by its type. */
function literals(node) {
  const type = node.getType();
  const parts = type.isUnion() ? type.getUnionTypes() : [type];
  return parts
    .flatMap((part) => (part.isStringLiteral() ? [part.getLiteralValue()] : []))
    .filter((key) => KEYS.has(key));
}

/** The named function with this parameter, and the parameter's position; null for an anonymous function. */
function handedTo(parameter) {
  const holder = parameter.getParent();
  const name = Node.isFunctionDeclaration(holder)
    ? holder.getNameNode()
    : Node.isVariableDeclaration(holder.getParent())
      ? holder.getParent().getNameNode()
      : undefined;
  return name && Node.isIdentifier(name) ? { name, at: holder.getParameters().indexOf(parameter) } : null;
}

/** The keys an expression may be, each where it is spelled out. For a parameter, the callers are asked. */
function spelled(node, seen = new Set()) {
  const parameter = Node.isIdentifier(node) && node.getDefinitionNodes().find(Node.isParameterDeclaration);
  const handed = parameter && !seen.has(parameter) ? handedTo(parameter) : null;
  if (!handed) return literals(node).map((key) => ({ key, place: placeOf(node) }));
  seen.add(parameter);
  return handed.name.findReferencesAsNodes().flatMap((reference) => {
    const call = reference.getParent();
    const given = Node.isCallExpression(call) && call.getExpression() === reference && call.getArguments()[handed.at];
    return given ? spelled(given, seen) : [];
  });
}

const table = new Map([...KEYS].map((key) => [key, { writes: new Set(), reads: new Set() }]));
const mark = (how, found) => {
  for (const { key, place } of found) table.get(key)?.[how].add(place);
};

/** The fact names in an object: spelled out, computed, or spread. */
function namesIn(node) {
  const place = placeOf(node);
  const own = node
    .getType()
    .getProperties()
    .map((property) => property.getName());
  const used = [
    node,
    ...node
      .getDescendantsOfKind(SyntaxKind.Identifier)
      .flatMap((name) =>
        name.getDefinitionNodes().flatMap((it) => (Node.isVariableDeclaration(it) && it.getInitializer()) || []),
      ),
  ];
  const computed = used.flatMap((one) => [
    ...one.getDescendantsOfKind(SyntaxKind.ComputedPropertyName).flatMap((name) => spelled(name.getExpression())),
    ...one
      .getDescendantsOfKind(SyntaxKind.ArrayLiteralExpression)
      .flatMap((pair) => (pair.getElements().length === 2 ? literals(pair.getElements()[0]) : []))
      .map((key) => ({ key, place })),
  ]);
  return [...own.map((key) => ({ key, place })), ...computed];
}

const isFacts = (type) => {
  const names = type
    .getNonNullableType()
    .getProperties()
    .map((property) => property.getName());
  return names.length > 0 && names.every((name) => KEYS.has(name));
};

/** Whether the type has facts: a unit, officer, formation, side or action, or a pick of one. */
const isOwner = (type) => !type.getNonNullableType().getProperty('told');

/** Fills the table. Returns the places that read facts without the register. */
function look() {
  const plain = [];
  for (const source of project().getSourceFiles()) {
    if (OWN.test(source.getFilePath()) || !/\/src\/(battlefield|app)\//.test(source.getFilePath())) continue;
    for (const call of source.getDescendantsOfKind(SyntaxKind.CallExpression)) {
      const [, key, facts] = call.getArguments();
      const callee = call.getExpression().getText();
      if ((callee === 'holds' || callee === 'known') && key) mark('reads', spelled(key));
      if (callee === 'learn' && facts) mark('writes', namesIn(facts));
    }
    for (const literal of source.getDescendantsOfKind(SyntaxKind.ObjectLiteralExpression)) {
      // Answers of the table that are kept for their owner, and values set by hand.
      if (literal.getProperty('keptFor')) {
        const key = literal.getProperty('key');
        if (Node.isPropertyAssignment(key)) mark('writes', spelled(key.getInitializer()));
        else if (Node.isShorthandPropertyAssignment(key)) mark('writes', spelled(key.getNameNode()));
        else
          for (const text of literal.getDescendantsOfKind(SyntaxKind.StringLiteral))
            mark('writes', [{ key: text.getLiteralValue(), place: placeOf(text) }]);
      }
      const set = literal.getProperty('facts');
      const facts = Node.isPropertyAssignment(set) ? set.getInitializer() : undefined;
      if (/by-hand\.ts$/.test(source.getFilePath()) && Node.isObjectLiteralExpression(facts))
        mark('writes', namesIn(facts));
    }
    for (const access of source.getDescendantsOfKind(SyntaxKind.PropertyAccessExpression))
      if (access.getName() === 'facts' && isFacts(access.getType()) && isOwner(access.getExpression().getType()))
        plain.push(access);
    for (const element of source.getDescendantsOfKind(SyntaxKind.BindingElement))
      if (
        (element.getPropertyNameNode() ?? element.getNameNode()).getText() === 'facts' &&
        isFacts(element.getType()) &&
        isOwner(element.getParent().getType())
      )
        plain.push(element);
  }
  return plain;
}

// ---- the page ------------------------------------------------------------------------------------------------------

const ENDS = {
  question: 'its question is answered',
  action: 'the action',
  phase: 'the phase',
  turn: 'the turn',
  'unit-moves': 'a move',
  'place-left': 'its place is left',
  'zone-changes': 'a lull that begins or ends',
  'sight-changes': 'another visibility, set by hand',
  entry: 'it comes onto the table',
  order: 'a new order',
  never: 'nothing',
};
const WHOSE = { formation: 'the formation’s commander', army: 'the army commander', enemy: 'a move of its enemy' };
const code = (places) =>
  [...places]
    .sort()
    .map((place) => `\`${place}\``)
    .join(', ');
const ending = (owner, key) => {
  const { ends, on } = endingOf(owner, key);
  const officers = on.flatMap((who) => (who === 'enemy' ? [] : [WHOSE[who]])).join(' or ');
  return [
    ...ends.map((end) => (end === 'officer-changes' ? `${officers} rides, falls or is replaced` : ENDS[end])),
    ...(on.includes('enemy') ? [WHOSE.enemy] : []),
  ].join('; ');
};

const rows = () =>
  Object.entries(FACTS).flatMap(([owner, facts]) => [
    `\n## ${owner[0].toUpperCase()}${owner.slice(1)}\n`,
    '| fact | who writes it | who reads it | what ends it |',
    '| --- | --- | --- | --- |',
    ...Object.keys(facts).map((key) => {
      const { writes, reads } = table.get(key);
      return `| \`${key}\` | ${code(writes)} | ${code(reads)} | ${ending(owner, key)} |`;
    }),
  ]);
const page = () => `# Facts

What a battle knows besides its state, one fact a line: who writes it, who reads it, and what ends it. The register is
\`src/battlefield/${REGISTER}\`; facts are learnt and ended in \`ledger/learn.ts\` alone. Files stand in \`src/battlefield\`, those under
\`app/\` in \`src\`. Made by \`node scripts/facts.mjs\`.
${rows().join('\n')}
`;

export function check(writes = false) {
  const past = look();
  const made = page();
  if (writes) writeFileSync(PAGE, made);
  const wrong = [
    ...[...table].flatMap(([key, { writes: written, reads }]) => [
      ...(written.size === 0 ? [`Nobody writes the fact ${key}.`] : []),
      ...(reads.size === 0 ? [`Nobody reads the fact ${key}.`] : []),
    ]),
    ...past.map(
      (node) => `${placeOf(node)}:${node.getStartLineNumber()} reads facts past the register: ${node.getText()}`,
    ),
    ...(readFileSync(PAGE, 'utf8') === made ? [] : [`${PAGE} is not what the code says: run node scripts/facts.mjs.`]),
  ];
  return { wrong, right: `${table.size} facts, each written, read and ended.` };
}

await runAlone(import.meta.url, () => check(!process.argv.includes('--check')));
