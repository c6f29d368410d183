/** Where a term stands: the section of the rulebook by its name. Its row has a number in the reference alone. */
import type { Term } from '../../engine/reckoning.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';

/** The groups of the contract's rows, one for each section. */
const GROUPS = [
  'GL',
  'EQ',
  'PT',
  'RR',
  'QC',
  'DC',
  'EX',
  'ORD',
  'WX',
  'VIS',
  'GND',
  'FOG',
  'TIM',
  'SEQ',
  'CMD',
  'RNF',
  'SKM',
  'ART',
  'HOW',
  'RKT',
  'CMA',
  'CCD',
  'UC',
  'OCC',
  'MOV',
  'MTC',
  'EVD',
  'FSH',
  'BRK',
  'FF',
  'CC',
  'BUA',
  'FAD',
  'REC',
  'RAL',
  'LUL',
  'BRG',
  'GAR',
  'DET',
  'ENG',
  'PON',
  'BAG',
  'OFF',
  'END',
  'SCN',
  'SIM',
  'LOS',
] as const;

/** "NBC-QC-02" → "QC". */
const SECTION = /^NBC-([A-Z]+)-/;

export function Where({ of: { row, ruling } }: { readonly of: Pick<Term, 'row' | 'ruling'> }) {
  const named = SECTION.exec(row ?? '')?.[1];
  const group = GROUPS.find((each) => each === named);
  if (!row) return <>{t('why-table')}</>;
  // The rules of a campaign game are named by no section here; a row's number would tell a player nothing.
  if (!group) return null;
  const section = speak(`section-${group}`);
  return <>{ruling ? t('why-ruled', { section }) : t('why-section', { section })}</>;
}
