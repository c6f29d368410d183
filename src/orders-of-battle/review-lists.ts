/** Doubts about what is listed: the same thing twice, leftovers, empty entries. */
import { thousands } from '../book/figures.ts';
import { say } from '../engine/message.ts';
import { guessNation } from '../scenarios/nations.ts';
import { about, byArmy, counts, type Doubt, drops, type Edit, option, sets, some } from './doubts.ts';
import { hintsOf, speaksOfUnit } from './nouns.ts';
import { talkIn } from './talk.ts';
import { hasFigure, ownStrength } from './totals.ts';
import { called, FIGURES, gather, isFormation, type OobNode, type OobTree, walk } from './tree.ts';

export function listDoubts(tree: OobTree): Doubt[] {
  const out: Doubt[] = [];
  const settled = new Set<string>();
  for (const { siblings, army } of families(tree)) {
    out.push(...gunsTwice(siblings, army, settled), ...sectionsBeside(siblings, army, settled));
    out.push(...regimentAndBattalions(siblings, army, settled));
    out.push(...listedTwice(siblings, army, settled));
  }
  out.push(...leftovers(tree, settled));
  out.push(...stubs(tree, settled), ...absent(tree));
  return out;
}

/** Every list of siblings, with the army it stands in. */
function families(tree: OobTree): readonly { readonly siblings: readonly OobNode[]; readonly army: string }[] {
  const out = [{ siblings: tree.roots, army: '' }];
  for (const { node, above } of walk(tree.roots))
    if (node.children.length > 0) out.push({ siblings: node.children, army: (above[0] ?? node).id });
  return out;
}

const plain = (name: string): string => name.trim().toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ');

/** Siblings of the same name, in their order; other rows may stand between them. */
function namesakes(siblings: readonly OobNode[]): OobNode[][] {
  const byName = new Map<string, OobNode[]>();
  for (const node of siblings) gather(byName, plain(node.name), node);
  return [...byName.values()].filter((same) => same.length > 1);
}

const SECTION = /(?<!\p{L})(?:sections?|zug|züge|secci[oó]n(?:es)?|sezion[ei]|half[- ]batter(?:y|ies))(?!\p{L})/iu;

/** Sections before or beside the battery that they are of: the names say so, and the guns come to it. */
function sectionsBeside(siblings: readonly OobNode[], army: string, settled: Set<string>): Doubt[] {
  const guns = siblings.filter((node) => node.guns !== undefined && node.children.length === 0);
  const sections = guns.filter((node) => SECTION.test(node.name) && !settled.has(node.id));
  const [first] = sections;
  const sum = sections.reduce((total, node) => total + (node.guns ?? 0), 0);
  const whole = guns.find((node) => !SECTION.test(node.name) && node.guns === sum);
  if (!first || !whole || sections.length < 2) return [];
  for (const node of [whole, ...sections]) settled.add(node.id);
  return [sectionsDoubt(whole, sections, army)];
}

/** No regiment or battery has more parts than these. */
const MOST_PARTS = 40;

/** A battery, and after it sections of the same name that add up to it. */
function gunsTwice(siblings: readonly OobNode[], army: string, settled: Set<string>): Doubt[] {
  const out: Doubt[] = [];
  const batteries = namesakes(siblings.filter((node) => node.guns !== undefined && ownStrength(node) === undefined));
  for (const run of batteries) {
    let at = 0;
    for (let whole = run[at]; whole && at < run.length - 1; whole = run[at]) {
      const sections = sectionsOf(whole, run.slice(at + 1, at + 1 + MOST_PARTS));
      if (!sections) {
        at += 1;
        continue;
      }
      for (const node of [whole, ...sections]) settled.add(node.id);
      out.push(sectionsDoubt(whole, sections, army));
      at += 1 + sections.length;
    }
  }
  return out;
}

const sectionsDoubt = (whole: OobNode, sections: readonly OobNode[], army: string): Doubt => {
  const guns = whole.guns ?? 0;
  const pieces = sections.map((section) => section.guns).join(' + ');
  return {
    ...about('guns-twice', whole.id, army, [whole, ...sections]),
    asks: say('reader-guns-twice', { unit: called(whole), guns, pieces }),
    options: [
      option('sections', say('reader-battery-one', { guns }), sections.map(drops)),
      option('split', 'reader-sections-count', [drops(whole)]),
      option('keep', 'reader-batteries-apart'),
    ],
    proposed: 'sections',
  };
};

/** The shortest row of nodes after a whole that adds up to it. */
function sectionsOf({ guns: whole = 0 }: OobNode, after: readonly OobNode[]): OobNode[] | undefined {
  let guns = 0;
  for (const [i, node] of after.entries()) {
    guns += node.guns ?? 0;
    if (guns === whole && i > 0) return after.slice(0, i + 1);
    if (guns > whole) return undefined;
  }
  return undefined;
}

const isPart = (node: OobNode): boolean =>
  ['battalion', 'squadron'].includes(node.level) || /\b(?:company|compagnie|kompanie|detachment)\b/iu.test(node.name);

/** How far the parts may be from the whole: a regiment has a staff. */
const NEAR = 0.1;

/**
 * The entries after a whole that add up to it: battalions nearly, others of its arm exactly. Those without a figure that
 * stand among them go with them.
 */
function ownParts(whole: OobNode, strength: number, after: readonly OobNode[]): OobNode[] | undefined {
  const parts: OobNode[] = [];
  let best: OobNode[] | undefined;
  let together = 0;
  let known = 0;
  let allNamedParts = true;
  for (const next of after) {
    const akin = isPart(next) || (whole.kind !== undefined && (next.kind === whole.kind || next.kind === 'other'));
    const own = ownStrength(next);
    if (next.children.length > 0 || (own !== undefined && !akin)) break;
    parts.push(next);
    if (own === undefined) continue;
    if (own >= strength) break;
    together += own;
    known += 1;
    allNamedParts &&= isPart(next);
    if (together > strength * (1 + NEAR / 5)) break;
    const near = allNamedParts && together >= strength * (1 - NEAR);
    const exact = together === strength && known > 2 && parts.some((part) => (ownStrength(part) ?? 0) % 50 !== 0);
    if (known > 1 && (near || exact)) best = [...parts];
  }
  return best;
}

/** "6th Infantry" behind the "1st Infantry", "Silesian Grenadiers" behind the East Prussians: it bears another's name. */
const isOfAnother = (part: OobNode, whole: OobNode): boolean => {
  if (whole.kind === 'artillery') return false;
  const own = whole.name.toLowerCase();
  /** "Grenadier Battalion von Schmeling" behind the "Regiment von Hamberger" */
  const [its, owner] = [whole, part].map(({ name }) => OWNER.exec(name)?.[1]);
  if (its !== undefined && owner !== undefined && its !== owner) return true;
  const { level } = hintsOf(part.name.replace(/\([^()]*\)/g, ' '));
  const number = /^(?:\d+|[ivx]+)\/(\d+)|^(\d+)/iu.exec(part.name);
  if (level !== 'battalion' && level !== 'squadron') {
    const n = number?.[1] ?? number?.[2];
    if (n !== undefined && /^\d/.test(own) && n !== /^\d+/.exec(own)?.[0]) return true;
  }
  const place = OF_PLACE.exec(part.name)?.[1];
  if (place !== undefined && !own.includes(place.toLowerCase())) return true;
  return (part.name.match(/\p{Lu}[\p{L}-]{4,}/gu) ?? []).some(
    (word) => !own.includes(word.toLowerCase()) && guessNation(word) !== guessNation(whole.name) && !speaksOfUnit(word),
  );
};

/** "1er bataillon de volontaires de la Sarthe" */
const OF_PLACE = /\s(?:d[eu]s?|of|von|di|d[ao]s?)\s(?:l[ae]s?\s|l['’]|the\s)?(\p{Lu}\p{L}{2,})$/u;
const OWNER = /\s(?:von|v\.|de|van)\s(\p{Lu}[\p{L}-]+)$/u;

/** A regiment, or the artillery of a guard, and after it what it consists of. */
function regimentAndBattalions(siblings: readonly OobNode[], army: string, settled: Set<string>): Doubt[] {
  const out: Doubt[] = [];
  for (const [i, whole] of siblings.entries()) {
    const strength = ownStrength(whole);
    if (strength === undefined || whole.children.length > 0 || settled.has(whole.id) || isPart(whole)) continue;
    const best = ownParts(
      whole,
      strength,
      siblings.slice(i + 1, i + 1 + MOST_PARTS).filter((node) => !settled.has(node.id)),
    );
    if (!best || best.some((part) => isOfAnother(part, whole))) continue;
    for (const node of [whole, ...best]) settled.add(node.id);
    const figures = best
      .flatMap((part) => ownStrength(part) ?? [])
      .map(thousands)
      .join(' + ');
    out.push({
      ...about('regiment-and-battalions', whole.id, army, [whole, ...best]),
      asks: say('reader-regiment-parts', { unit: called(whole), men: strength, parts: figures }),
      options: [
        option('adopt', 'reader-parts-once', [
          { do: 'adopt', node: whole.id, parts: best.map((part) => part.id) },
          counts(whole, 'own'),
        ]),
        option('keep', 'reader-units-apart'),
      ],
      proposed: isRoundAndOther(
        strength,
        best.flatMap((part) => ownStrength(part) ?? []),
      )
        ? 'keep'
        : 'adopt',
    });
  }
  return out;
}

/** Round figures of a whole and its parts would add up. */
const isRoundAndOther = (whole: number, parts: readonly number[]): boolean =>
  [whole, ...parts].every((figure) => figure % 10 === 0) && parts.reduce((a, b) => a + b, 0) !== whole;

/** Two entries with one key are the same in all that they say. */
const keyOf = (node: OobNode): string =>
  JSON.stringify([plain(node.name), ownStrength(node), node.guns, node.points, node.commander]);

/** No battery of one name had more. */
const MOST_PIECES = 12;

/** The same name and the same figures side by side. */
function listedTwice(siblings: readonly OobNode[], army: string, settled: Set<string>): Doubt[] {
  const seen = new Map<string, OobNode[]>();
  for (const node of siblings) {
    if (node.children.length > 0 || settled.has(node.id) || !hasFigure(node) || node.kind === 'other') continue;
    gather(seen, keyOf(node), node);
  }
  return [...seen.values()].flatMap((same): Doubt[] => {
    const [first, ...others] = same;
    if (!first || others.length === 0) return [];
    const { guns, points } = first;
    const figure = guns !== undefined ? 'guns' : points !== undefined ? 'points' : 'men';
    const strength = guns ?? points ?? ownStrength(first) ?? 0;
    const whole = FIGURES.flatMap((each): Edit[] =>
      first[each] === undefined ? [] : [sets(first, each, first[each] * same.length)],
    );
    const drop = others.map(drops);
    return [
      {
        ...about('listed-twice', first.id, army, same),
        asks: say('reader-listed-twice', { unit: called(first), n: same.length, figure, strength }),
        options: [
          option('one', 'reader-twice-one', [...whole, ...drop]),
          option('twice', 'reader-twice-mistake', drop),
          option('keep', 'reader-twice-apart'),
        ],
        proposed: (guns ?? 0) * same.length > MOST_PIECES ? 'keep' : 'one',
      },
    ];
  });
}

const COPIED = /[_ -]+copy(?:[_ -]?\d*)?$|^copy of /i;
const LEFT_OVER =
  /^(?:test\d*|new (?:unit|entry|brigade|battalion)|untitled|without a name|tbd|xxx+|asdf\w*|dummy|todo|template)$/i;

const isLeftOver = (name: string): boolean => LEFT_OVER.test(name.trim()) || !/[\p{L}\d]/u.test(name);

/** Names that programs or testers leave behind, and what is no name. */
function leftovers(tree: OobTree, settled: Set<string>): Doubt[] {
  const out: Doubt[] = [];
  const names = new Set([...walk(tree.roots)].map(({ node }) => plain(node.name)));
  const talk = talkIn(tree);
  for (const { node, above } of walk(tree.roots)) {
    const army = (above[0] ?? node).id;
    const copied = COPIED.test(node.name);
    if (node.made || !(copied || isLeftOver(node.name) || talk.has(node))) continue;
    settled.add(node.id);
    out.push(copied ? copyDoubt(node, army, names) : leftoverDoubt(node, army, isLeftOver(node.name)));
  }
  return out;
}

function copyDoubt(node: OobNode, army: string, names: ReadonlySet<string>): Doubt {
  const bare = node.name.replace(COPIED, '').trim();
  const original = names.has(plain(bare));
  return {
    ...about('junk', node.id, `copy:${army}`, [node]),
    asks: say(original ? 'reader-copy-listed' : 'reader-copy-alone', { unit: called(node), bare }),
    options: [
      option(
        'rename',
        say('reader-copy-is', { bare }),
        bare === '' ? [] : [{ do: 'rename', node: node.id, name: bare }],
      ),
      option('drop', 'reader-leave-out', [drops(node)]),
      option('keep', 'reader-keep-as-is'),
    ],
    /** No proposed answer loses troops. */
    proposed: original && !hasFigure(node) && node.children.length === 0 ? 'drop' : 'rename',
  };
}

function leftoverDoubt(node: OobNode, army: string, named: boolean): Doubt {
  const { id, source } = node;
  const empty = !hasFigure(node) && node.children.length === 0;
  return {
    ...about('junk', id, army, [node]),
    asks: say(empty ? 'reader-leftover' : 'reader-leftover-full', { unit: called(node), line: source.line }),
    options: [option('drop', 'reader-leave-out', [drops(node)]), option('keep', 'reader-keep')],
    proposed: empty && named ? 'drop' : 'keep',
  };
}

const DID_NOT_FIGHT = /^(?:nicht im (?:gefecht|kampf)|not (?:engaged|in action)|non engag[ée]s?|took no part)$/iu;

/** Those who were there and did not fight: the source counts them, and a battle may leave them out. */
function absent(tree: OobTree): Doubt[] {
  const isAbsent = ({ notes }: OobNode): boolean =>
    notes.some((note) => typeof note === 'string' && DID_NOT_FIGHT.test(note));
  return byArmy(tree, isAbsent).map(
    ([army, nodes]): Doubt => ({
      ...about('absent', army, army, nodes),
      asks: say('reader-absent', { n: nodes.length, units: some(nodes, 4) }),
      options: [option('keep', 'reader-stubs-keep'), option('drop', 'reader-stubs-out', nodes.map(drops))],
      proposed: 'keep',
    }),
  );
}

/** Formations with nothing in them, asked about together. Supply and staff are no stubs. */
function stubs(tree: OobTree, settled: Set<string>): Doubt[] {
  const isStub = (node: OobNode): boolean =>
    isFormation(node.level) &&
    node.commander === undefined &&
    node.children.length === 0 &&
    !hasFigure(node) &&
    node.kind !== 'other' &&
    !settled.has(node.id);
  return byArmy(tree, isStub).map(
    ([army, nodes]): Doubt => ({
      ...about('stub', army, army, nodes),
      asks: say('reader-stubs', { n: nodes.length, units: some(nodes, 4) }),
      options: [option('drop', 'reader-stubs-out', nodes.map(drops)), option('keep', 'reader-stubs-keep')],
      proposed: 'drop',
    }),
  );
}
