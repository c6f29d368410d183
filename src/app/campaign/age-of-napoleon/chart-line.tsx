/** The line of a chart that is read: the six faces of the die, and what each costs. */
import { FACES, type Face } from '../../../dice/faces.ts';
import { t } from '../../../words/t.ts';
import { classes, Die } from '../../components/index.ts';

export interface ChartLineProps {
  /** What the line is called: "4 corps". */
  readonly name: string;
  readonly by: readonly number[];
  readonly thrown?: Face | undefined;
}

export const ChartLine = ({ name, by, thrown }: ChartLineProps) => (
  <table class="chart-line">
    <caption class="out-of-sight">{name}</caption>
    <thead>
      <tr>
        <th scope="row">{t('aon-chart-die')}</th>
        {FACES.map((face) => (
          <th key={face} scope="col">
            <Die face={face} says={String(face)} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">{name}</th>
        {FACES.map((face, i) => (
          <td key={face} class={classes(face === thrown && 'is-now')}>
            {by[i]}
          </td>
        ))}
      </tr>
    </tbody>
  </table>
);
