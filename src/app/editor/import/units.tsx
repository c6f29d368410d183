/** The units of a proposed formation: split, joined or given guns, with their reckoning and source. */
import type { ProposedFormation, ProposedUnit, SizeProposal } from '../../../orders-of-battle/proposed.ts';
import { called } from '../../../orders-of-battle/tree.ts';
import { organicPoints } from '../../../scenarios/unit-sizes.ts';
import { t } from '../../../words/t.ts';
import { Button, Marked, More, Reckoning } from '../../components/index.ts';
import { Tools } from '../fields.tsx';
import { LongList } from '../long-list.tsx';
import { noted } from './names.ts';
import { regroup } from './session.ts';
import { SourceLine } from './source-line.tsx';

export const pointsOf = (units: readonly ProposedUnit[]): number => units.reduce((sum, { cp }) => sum + (cp ?? 0), 0);

export const Units = ({ formation }: { readonly formation: ProposedFormation }) => (
  <LongList of={formation.units}>{(unit) => <Unit key={unit.id} of={unit} formation={formation} />}</LongList>
);

/** "I/1/2 Aster Q3 S1 infantry 6CP" */
function line(unit: ProposedUnit): string {
  const { ref, quality, sk, arm, cp, guns } = unit;
  const about = { ref, unit: called(unit), quality, arm };
  return [
    sk === undefined ? t('reader-unit-line', about) : t('reader-unit-line-sk', { ...about, sk }),
    cp !== undefined && t('reader-unit-cp', { cp }),
    guns !== undefined && t('reader-unit-guns', { n: guns }),
  ]
    .filter(Boolean)
    .join(' ');
}

function Unit({ of, formation }: { readonly of: ProposedUnit; readonly formation: ProposedFormation }) {
  const takers = formation.units.some((other) => other.parts.length > 0);
  return (
    <li class="entry-lines">
      <p>
        <Marked text={line(of)} />
      </p>
      {of.cp === undefined && of.arm !== 'artillery' && <p class="advice">{t('reader-strength-not-known')}</p>}
      <Tools>
        {of.proposals.map((proposal) => (
          <Proposal key={proposal.do} of={proposal} unit={of} formation={formation} />
        ))}
        {of.arm === 'artillery' && takers && (
          <Button
            note={t('reader-absorb-note', { points: organicPoints(1) })}
            onClick={() => void regroup(formation.id, { do: 'absorb', battery: of.id })}
          >
            {t('reader-absorb')}
          </Button>
        )}
      </Tools>
      <More label={<span class="note">{t('reader-reckoning-of', { unit: called(of) })}</span>}>
        {() => <Behind of={of} />}
      </More>
    </li>
  );
}

/** The sources of its points, ratings and name. */
const Behind = ({ of: { reckoning, notes, ratedBy, sources } }: { readonly of: ProposedUnit }) => (
  <>
    {reckoning && <Reckoning of={reckoning} />}
    {notes.map((note, i) => (
      <p key={i} class="note">
        {noted(note)}
      </p>
    ))}
    {ratedBy && <p class="note">{t('reader-suggested', { by: ratedBy })}</p>}
    {sources.map((source) => (
      <SourceLine key={source.line} of={source} />
    ))}
  </>
);

function Proposal({
  of,
  unit,
  formation: { id, units },
}: {
  readonly of: SizeProposal;
  readonly unit: ProposedUnit;
  readonly formation: ProposedFormation;
}) {
  if (of.do === 'merge') {
    const other = units.find((each) => each.id === of.with);
    return (
      <Button
        note={t('reader-cp-together', { cp: of.cp })}
        onClick={() => void regroup(id, { do: 'merge', into: of.with, other: unit.id })}
      >
        {t('reader-join-with', { unit: other ? called(other) : '' })}
      </Button>
    );
  }
  return (
    <Button
      note={
        of.do === 'split'
          ? of.into.map(({ name, cp }) => t('reader-split-into', { unit: name, cp })).join('; ')
          : t('reader-cp-each', { cp: of.cp })
      }
      onClick={() => void regroup(id, { do: 'split', unit: unit.id })}
    >
      {t('reader-make-of-it', { n: of.do === 'split' ? of.into.length : of.count })}
    </Button>
  );
}
