/** Who rides and who walks, where a name alone may say either. */
import { hintsOf } from './nouns.ts';
import { settle } from './one-unit.ts';
import { isArmName, OWNED_ARM } from './sides.ts';
import { isFormation, type Sprout } from './tree.ts';

/** Names that foot and horse have alike, and squadrons: in a formation of horse they are horse. */
const EITHER =
  /(?<!\p{L})(?:chass\p{L}*|j[äa]e?gers?|cazadores|cacciatori|strzelc\p{L}*|carabin\p{L}*|volunt\p{L}*)(?!\p{L})/iu;

const CHASSEURS = /(?<!\p{L})(?:chass\p{L}*|cazadores|cacciatori)(?!\p{L}| [àa] pied)/iu;

/** "Granaderos de Llerena" below "Caballería": as few as ride. */
const GRENADIERS = /(?<!\p{L})(?:granad|volunt)\p{L}+/iu;
const FEW = 600;

/** "Empress's Guards" below "Cavalry", unless the name says that they walk. */
const GUARDS = /(?<!\p{L})(?:guards?|(?:leib|k[öo]nigs)?gardes?|guardias?)(?!\p{L})/iu;
const WALKS =
  /(?<!\p{L})(?:foot|inf(?:ant\p{L}*)?|coldstream|scots|grenad\p{L}*|fus[ei]l\p{L}*|tiraill\p{L}*|voltig\p{L}*|flanqu\p{L}*|j[äa]e?gers?|marine\p{L}*|sailors|militia)(?!\p{L})/iu;

/** What a table counts in one column for both arms is called so, too. */
const isOfBattalions = ({ level, parts }: Sprout): boolean => level === 'battalion' || parts?.of === 'battalion';

/** "27e division d'infanterie" */
const SAYS_FOOT = /(?<!\p{L})(?:inf(?:ant\p{L}*)?\.?|foot|fu(?:ß|ss)volk|piechoty)(?!\p{L})/iu;

/** "4e régiment à pied: 8 bouches à feu" below "Artillerie" is a regiment of gunners. */
function serves(node: Sprout): void {
  if (node.kind === 'artillery' || !node.guns || node.children.length > 0 || (node.men ?? node.sabres) !== undefined)
    return;
  const { type } = hintsOf(`${node.kind === 'cavalry' || ON_HORSE.test(node.name) ? 'horse' : 'foot'} artillery`);
  Object.assign(node, { kind: 'artillery', level: 'battery', type });
  node.marks = node.marks.filter(({ why }) => why !== 'unknown');
}
const ON_HORSE = /[àa] cheval|reitend|horse|[àa] caballo|a cavallo/iu;

const HORSES = /\d\s(?:horses?|sabres|cavalli|chevaux|caballos|cavalos|pferden?|reitern?)(?!\p{L})/iu;
const MEN = /\d\s(?:men|uomini|hommes|hombres|homens|praças|mann|bayonets)(?!\p{L})/iu;

/** What an arm's heading says of those below it that may be of either. */
export function mounted(node: Sprout, inHorse: boolean, onFoot = false): void {
  const afoot =
    (onFoot && node.type === 'light' && CHASSEURS.test(node.name)) || /^\p{L}+ companies of/iu.test(node.name);
  if (afoot && node.kind === 'cavalry') {
    const { sabres, men = sabres } = node;
    Object.assign(node, { kind: 'infantry', men, sabres: undefined });
  }
  const either =
    node.kind === undefined ||
    (isFormation(node.level) && node.type === 'light' && !SAYS_FOOT.test(node.name)) ||
    (node.kind === 'infantry' && node.type === 'light' && EITHER.test(node.name)) ||
    (node.type === 'guard' && GUARDS.test(node.name) && !WALKS.test(node.name) && !isOfBattalions(node)) ||
    (GRENADIERS.test(node.name) && !isOfBattalions(node) && (node.men ?? 0) < FEW);
  const squadrons = node.parts?.of === 'squadron' && node.kind !== 'artillery';
  if (
    node.level !== 'army' &&
    ((inHorse && either && (node.children.length === 0 || node.kind === undefined)) || squadrons)
  ) {
    node.kind = 'cavalry';
    settle(node);
  }
  const riders = node.children.filter(({ kind }) => kind === 'cavalry').length;
  /** "780 uomini" beside "610 cavalli" */
  const ofHorses = node.children.some(({ kind, source: { text } }) => kind === 'cavalry' && HORSES.test(text));
  /** "1st Provisional Chasseurs" beside dragoons, in a brigade that has nobody else. */
  const ofHorse =
    node.level === 'brigade' &&
    riders > 0 &&
    node.children.every(
      (each) =>
        each.kind === 'cavalry' ||
        each.kind === 'artillery' ||
        (CHASSEURS.test(each.name) && !isOfBattalions(each) && !(ofHorses && MEN.test(each.source.text))),
    );
  const horse =
    ofHorse ||
    (inHorse && node.kind !== 'infantry' && node.kind !== 'artillery') ||
    (node.kind === 'cavalry' && (isFormation(node.level) || isArmName(node) || OWNED_ARM.test(node.name)));
  const foot = (isArmName(node) || SAYS_FOOT.test(node.name)) && node.kind === 'infantry';
  for (const child of node.children) {
    mounted(child, horse, foot);
    if (isArmName(node) && node.kind === 'artillery') serves(child);
  }
}
