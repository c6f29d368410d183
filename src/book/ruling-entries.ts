/**
 * Every unclear place of the rules, by subject, with where it stands in the rulebook's text; and what the rulebook refers to but
 * does not hold. The words for each are in the room `rulings`.
 */
import { RULING_KEYS, RULINGS, type RulingKey } from './rulings.ts';

/** In the order the subjects come up in the rules; an entry is its place and the lines of the text. */
const GROUPS = [
  {
    id: 'blank-cells',
    entries: [
      [
        'AMB-126',
        'L449-L455, L708-L709, L900-L901, L919-L920, L982-L983, L1007-L1008, L1142-L1147, L1240-L1243, L1257-L1258, L1638-L1640, L1666-L1667',
      ],
    ],
  },
  {
    id: 'pot',
    entries: [
      ['AMB-01', 'L24, L49, L57'],
      ['AMB-02', 'L24, L726'],
      ['AMB-03', 'L792'],
      ['AMB-04', 'L826, L1415'],
      ['AMB-05', 'L191-L206, L877-L888'],
      ['AMB-06', 'L206, L696, L877'],
      ['AMB-07', 'L215'],
      ['AMB-08', 'L682, L851'],
    ],
  },
  {
    id: 'rounding',
    entries: [['AMB-09', 'L320, L386, L621, L1058, L1064, L1102, L1183, L1258, L1371, L1566, L1702-L1722']],
  },
  {
    id: 'quality-cards',
    entries: [
      ['AMB-10', 'L540'],
      ['AMB-11', 'L540, L1266'],
      ['AMB-12', 'L544-L556, L706, L898, L917'],
      ['AMB-13', 'L560, L641'],
      ['AMB-14', 'L552'],
      ['AMB-15', 'L553-L554'],
      ['AMB-16', 'L42, L1506'],
      ['AMB-17', 'L84, L98-L99, L560'],
      ['AMB-18', 'L91, L562'],
      ['AMB-19', 'L241, L550'],
      ['AMB-20', 'L551, L1059, L1105'],
    ],
  },
  {
    id: 'orders',
    entries: [
      ['AMB-21', 'L900'],
      ['AMB-22', 'L589, L898'],
      ['AMB-23', 'L898'],
      ['AMB-24', 'L204, L396, L1218'],
      ['AMB-25', 'L589'],
      ['AMB-26', 'L396'],
      ['AMB-27', 'L569-L579, L593'],
      ['AMB-28', 'L593, L1462'],
      ['AMB-29', 'L555, L599-L609'],
      ['AMB-30', 'L597, L605'],
      ['AMB-31', 'L597, L605, L1506, L1512, L1523'],
      ['AMB-32', 'L555-L556, L1065, L1115'],
      ['AMB-33', 'L583'],
      ['AMB-34', 'L574, L593, L601, L1232'],
    ],
  },
  {
    id: 'sky',
    entries: [
      ['AMB-35', 'L441, L468, L1287'],
      ['AMB-36', 'L459, L463, L1287'],
      ['AMB-37', 'L457-L459'],
      ['AMB-38', 'L441, L468, L510, L1615'],
      ['AMB-39', 'L510-L513'],
      ['AMB-40', 'L498'],
      ['AMB-41', 'L476, L490-L500'],
      ['AMB-42', 'L478, L491'],
      ['AMB-43', 'L523, L1104'],
      ['AMB-44', 'L517-L519, L816'],
      ['AMB-45', 'L476, L877, L885, L917'],
      ['AMB-46', 'L103, L1266'],
      ['AMB-47', 'L1266'],
    ],
  },
  {
    id: 'command',
    entries: [
      ['AMB-48', 'L696, L877'],
      ['AMB-49', 'L873, L877'],
      ['AMB-50', 'L873, L877'],
      ['AMB-51', 'L890'],
      ['AMB-52', 'L838, L905'],
      ['AMB-53', 'L838, L947'],
      ['AMB-54', 'L41'],
      ['AMB-55', 'L392'],
      ['AMB-56', 'L647, L851'],
      ['AMB-57', 'L633'],
      ['AMB-58', 'L739, L756'],
      ['AMB-59', 'L641'],
      ['AMB-60', 'L706, L917'],
      ['AMB-61', 'L107, L709, L715'],
      ['AMB-62', 'L873'],
    ],
  },
  {
    id: 'fire',
    entries: [
      ['AMB-63', 'L719, L732-L733'],
      ['AMB-64', 'L690, L748'],
      ['AMB-65', 'L552, L748, L1165, L1183'],
      ['AMB-66', 'L735'],
      ['AMB-67', 'L735'],
      ['AMB-68', 'L719'],
      ['AMB-69', 'L523, L760'],
      ['AMB-70', 'L790'],
      ['AMB-71', 'L787-L790'],
      ['AMB-72', 'L806-L808, L1179'],
      ['AMB-73', 'L804-L816'],
      ['AMB-74', 'L815-L816'],
      ['AMB-75', 'L822-L828'],
      ['AMB-76', 'L1122-L1123, L1306'],
      ['AMB-77', 'L790-L800'],
      ['AMB-78', 'L770, L779'],
      ['AMB-79', 'L61, L832, L1037'],
      ['AMB-80', 'L1429-L1452'],
      ['AMB-81', 'L1371-L1385'],
      ['AMB-82', 'L1048, L1127'],
      ['AMB-83', 'L765'],
      ['AMB-84', 'L1008, L1025, L1163'],
      ['AMB-85', 'L1022, L1031'],
      ['AMB-86', 'L1345'],
      ['AMB-87', 'L1349'],
      ['AMB-88', 'L619, L1127'],
      ['AMB-89', 'L949, L1361-L1363'],
    ],
  },
  {
    id: 'movement',
    entries: [
      ['AMB-90', 'L1331'],
      ['AMB-91', 'L953, L1327, L1335'],
      ['AMB-92', 'L969'],
      ['AMB-93', 'L571, L978-L980'],
      ['AMB-94', 'L928'],
      ['AMB-95', 'L944-L947'],
      ['AMB-96', 'L926'],
      ['AMB-97', 'L926-L934, L949'],
      ['AMB-98', 'L945, L964'],
      ['AMB-99', 'L599, L607, L656, L969, L1054, L1516, L1600'],
      ['AMB-100', 'L65, L1037'],
      ['AMB-101', 'L1035-L1037'],
      ['AMB-102', 'L613'],
      ['AMB-103', 'L1335'],
      ['AMB-104', 'L1331, L1335'],
      ['AMB-158', 'L425, L949'],
    ],
  },
  {
    id: 'combat',
    entries: [
      ['AMB-105', 'L1043-L1046'],
      ['AMB-106', 'L1048'],
      ['AMB-107', 'L1073'],
      ['AMB-108', 'L1041-L1043'],
      ['AMB-109', 'L1041-L1043'],
      ['AMB-110', 'L1058, L1102'],
      ['AMB-111', 'L1134, L1183, L1604'],
      ['AMB-112', 'L1130'],
      ['AMB-113', 'L1094'],
      ['AMB-114', 'L1106'],
      ['AMB-115', 'L1108'],
      ['AMB-116', 'L1102'],
      ['AMB-117', 'L1061, L1112'],
      ['AMB-118', 'L93-L99'],
      ['AMB-119', 'L1138, L1159'],
      ['AMB-120', 'L1156'],
      ['AMB-121', 'L1163-L1165, L1179'],
      ['AMB-122', 'L1171'],
      ['AMB-123', 'L1179'],
      ['AMB-124', 'L1142-L1147'],
      ['AMB-127', 'L1191'],
      ['AMB-128', 'L1177, L1195'],
      ['AMB-130', 'L621'],
      ['AMB-131', 'L1087-L1090, L1179'],
      ['AMB-132', 'L1212'],
      ['AMB-163', 'L1085, L1102-L1108, L1116-L1117, L1177'],
      ['AMB-164', 'L67, L1149, L1262'],
      ['AMB-165', 'L1472-L1482'],
      ['AMB-166', 'L1183'],
    ],
  },
  {
    id: 'rest',
    entries: [
      ['AMB-125', 'L155'],
      ['AMB-129', 'L704, L760, L1258, L1492'],
      ['AMB-133', 'L1226, L1468'],
      ['AMB-134', 'L1500, L1506'],
      ['AMB-135', 'L549, L658, L1230'],
      ['AMB-136', 'L1236-L1243'],
      ['AMB-137', 'L1258-L1260'],
      ['AMB-138', 'L1230, L1258'],
      ['AMB-139', 'L1248-L1249, L1258-L1260'],
      ['AMB-140', 'L1232'],
      ['AMB-141', 'L1272-L1281'],
      ['AMB-142', 'L1303'],
      ['AMB-143', 'L1321'],
      ['AMB-144', 'L859, L1566, L1570'],
      ['AMB-145', 'L1603'],
      ['AMB-146', 'L1636'],
      ['AMB-147', 'L1533'],
      ['AMB-148', 'L1664'],
      ['AMB-149', 'L1708, L1738'],
      ['AMB-150', 'L1689-L1696'],
      ['AMB-151', 'L1740'],
      ['AMB-152', 'L1702-L1722'],
      ['AMB-153', 'L1744-L1745'],
      ['AMB-154', 'L386'],
      ['AMB-155', 'L275, L281-L282'],
      ['AMB-156', 'L696'],
      ['AMB-157', 'L647'],
      ['AMB-159', 'L569-L572'],
      ['AMB-160', 'L386, L1494'],
      ['AMB-161', 'L800, L815, L1345'],
      ['AMB-162', 'L1081-L1138, L1212'],
    ],
  },
] as const;

/** What the rulebook refers to but does not hold. */
export const MISSING = [
  ['MIS-01', 'L220, L540'],
  ['MIS-02', 'L562'],
  ['MIS-03', 'L103, L219, L1266'],
  ['MIS-04', 'L332'],
  ['MIS-05', 'L346'],
  ['MIS-06', 'L400'],
  ['MIS-07', 'L476, L490'],
  ['MIS-08', 'L527'],
  ['MIS-09', 'L1081-L1138'],
  ['MIS-10', 'L552'],
  ['MIS-11', 'L735, L890, L1185'],
  ['MIS-12', 'L746, L1566'],
  ['MIS-13', 'L1562'],
  ['MIS-14', 'L122, L269'],
  ['MIS-15', 'L420, L519'],
  ['MIS-16', 'L613'],
  ['MIS-17', 'L926'],
  ['MIS-18', 'L410, L1529'],
  ['MIS-19', 'L484'],
  ['MIS-20', 'L441, L510, L1615'],
  ['MIS-21', 'L898'],
  ['MIS-22', ''],
  ['MIS-23', 'L877'],
  ['MIS-24', 'L342, L1035'],
  ['MIS-25', 'L944'],
  ['MIS-26', 'L420'],
  ['MIS-27', 'L243, L1462'],
  ['MIS-28', 'L435'],
  ['MIS-29', 'L1159'],
  ['MIS-30', 'L873'],
] as const;

export type RulingGroupId = (typeof GROUPS)[number]['id'];
export type Amb = (typeof GROUPS)[number]['entries'][number][0];
export type Mis = (typeof MISSING)[number][0];

export interface RulingEntry {
  readonly amb: Amb;
  /** Lines of the rulebook's text, e.g. "L24, L49". */
  readonly lines: string;
  /** The switches; none for a settled reading. */
  readonly keys: readonly RulingKey[];
}

export interface RulingGroup {
  readonly id: RulingGroupId;
  readonly entries: readonly RulingEntry[];
}

const switchesOf = (amb: Amb): readonly RulingKey[] => RULING_KEYS.filter((key) => RULINGS[key].cites === amb);

export const RULING_GROUPS: readonly RulingGroup[] = GROUPS.map(({ id, entries }) => ({
  id,
  entries: entries.map(([amb, lines]) => ({ amb, lines, keys: switchesOf(amb) })),
}));
