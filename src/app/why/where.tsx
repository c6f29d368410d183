/** The source of a term: the rulebook's section by name. Row numbers appear only in the reference. */
import type { Term } from '../../engine/reckoning.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';

/** The groups of rows in the contract, one for each section. */
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
  // A campaign rule has no section here, and its row number means nothing to a player.
  if (!group) return null;
  const section = speak(`section-${group}`);
  return <>{ruling ? t('why-ruled', { section }) : t('why-section', { section })}</>;
}
