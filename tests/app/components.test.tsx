// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AskFact } from '../../src/app/components/ask-fact.tsx';
import {
  Button,
  CardPicker,
  Choice,
  CommandCard,
  Cover,
  DayLine,
  DicePicker,
  Entry,
  Fact,
  Hours,
  Notice,
  noFaces,
  Odds,
  POT_SLOTS,
  percent,
  potFrom,
  qualityOptions,
  Reckoning,
  Sheet,
  Stepper,
  Tally,
  UnitRow,
  Verdict,
} from '../../src/app/components/index.ts';
import type { Face } from '../../src/dice/faces.ts';
import { reckon, term } from '../../src/engine/reckoning.ts';
import { speak } from '../../src/words/speak.ts';
import { plain } from '../plain.ts';

afterEach(cleanup);
const nothing = () => {};
const words = (el: Element) => el.textContent?.replace(/\s+/g, ' ').trim();

describe('a number that is asked', () => {
  const shown = (max: number) => {
    const fact = { key: 'cp', label: 'cp', kind: 'number', unit: 'CP', value: 1, min: 1, max } as const;
    render(<AskFact fact={fact as never} onAnswer={nothing} />);
    const figures = document.querySelectorAll('.figures button').length;
    cleanup();
    return figures;
  };

  it('of CP is a figure each up to twelve, and counted up or down beyond', () => {
    expect([2, 12, 13].map(shown)).toEqual([2, 12, 0]);
  });
});

describe('the day', () => {
  const day = { time: '16:20', turn: 4, weather: 'Bright', visibility: '60 cm', ground: 'Hard' };
  it('says each stock of re-roll dice, and of a hidden one only that it is hidden', () => {
    const { container } = render(<DayLine {...day} sides={{ a: 'French', b: 'Allied' }} rerolls={{ a: 2, b: null }} />);
    expect(words(container)).toBe(
      '16:20 Turn 4 Bright 60 cm Hard French re-\u2060roll dice 2Allied re-\u2060roll dice hidden –',
    );
  });

  it('gives every arrival a flag, and those who come close together one label', () => {
    const { container } = render(
      <Hours
        from={600}
        to={1200}
        now={700}
        arrivals={[
          { at: 780, name: 'Bülow', side: 'b' },
          { at: 800, name: 'Pirch', side: 'b' },
          { at: 1000, name: 'Zieten', side: 'b' },
        ]}
      />,
    );
    const bar = screen.getByRole('img');
    expect(bar.getAttribute('aria-label')).toBe(
      'The day from 10:00 to 20:00. It is 11:40. Bülow due at 13:00, Pirch due at 13:20, Zieten due at 16:40.',
    );
    expect(container.querySelectorAll('.hours__flag')).toHaveLength(3);
    expect([...container.querySelectorAll('.hours__at')].map((label) => label.textContent?.trim())).toEqual([
      '10:00',
      '13:00 Bülow +1',
      '16:40 Zieten',
      '20:00',
    ]);
  });

  it('shows both flags of two armies that are due at one hour', () => {
    const arrivals = [
      { at: 900, name: 'Bauduin', side: 'a' },
      { at: 900, name: 'Van Merlen', side: 'b' },
      { at: 1080, name: 'Kellermann', side: 'a' },
    ] as const;
    const { container } = render(<Hours from={840} to={1260} now={890} arrivals={arrivals} />);
    const over = [...container.querySelectorAll('.hours__flag')].map((flag) => flag.classList.contains('is-over'));
    expect(over).toEqual([true, false, false]);
  });
});

describe('buttons', () => {
  it('a button that cannot be pressed says why, can be reached and does nothing', () => {
    const press = vi.fn();
    render(
      <Button reason="no re-roll dice left" onClick={press}>
        Re-throw
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Re-throw no re-roll dice left' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(press).not.toHaveBeenCalled();
  });

  it('a fact is a switch that says what it would do', () => {
    const change = vi.fn();
    render(<Fact label="In a town" effect="+1" on={false} onChange={change} />);
    fireEvent.click(screen.getByRole('switch', { name: 'In a town +1', checked: false }));
    expect(change).toHaveBeenCalledWith(true);
  });

  it('a choice is a radio group, with its reasons', () => {
    const change = vi.fn();
    const options = [
      { value: 'attack', label: 'Attack' },
      { value: 'hold', label: 'Hold', reason: 'not while engaged' },
      { value: 'defend', label: 'Defend' },
    ];
    render(<Choice label="Order" options={options} value="attack" onChange={change} />);
    const group = screen.getByRole('group', { name: 'Order' });
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Hold not while engaged' }).disabled).toBe(true);
    fireEvent.click(within(group).getByRole('radio', { name: 'Defend' }));
    expect(change).toHaveBeenCalledWith('defend');
  });

  it('a stepper stops at its bounds and writes a true minus', () => {
    const change = vi.fn();
    render(<Stepper label="Cold" value={-4} min={-5} max={-4} onChange={change} />);
    expect(words(screen.getByRole('status'))).toBe('−4');
    fireEvent.click(screen.getByRole('button', { name: 'More: Cold' }));
    expect(change).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Less: Cold' }));
    expect(change).toHaveBeenCalledWith(-5);
  });
});

describe("the table's own dice", () => {
  function Pot({ seen }: { seen: (faces: readonly (Face | undefined)[]) => void }) {
    const [faces, set] = useState<readonly (Face | undefined)[]>(noFaces(5));
    const change = (next: (Face | undefined)[]) => {
      set(next);
      seen(next);
    };
    return <DicePicker label="The pot" faces={faces} colours={POT_SLOTS} onChange={change} />;
  }
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('group', { name: 'The pot' }), { key });

  it('are filled in order by keys, taken back, chosen and cleared', () => {
    const seen = vi.fn();
    render(<Pot seen={seen} />);
    for (const key of ['5', '4', '2', '9', '6']) press(key);
    expect(seen).toHaveBeenLastCalledWith([5, 4, 2, 6, undefined]);
    press('Backspace');
    expect(seen).toHaveBeenLastCalledWith([5, 4, 2, undefined, undefined]);
    fireEvent.click(screen.getByRole('button', { name: 'Die 3, red: 2' }));
    press('1');
    expect(seen).toHaveBeenLastCalledWith([5, 4, 1, undefined, undefined]);
    press('6');
    fireEvent.click(screen.getByRole('button', { name: '3' }));
    expect(seen).toHaveBeenLastCalledWith([5, 4, 1, 6, 3]);
    const calls = seen.mock.calls.length;
    press('2');
    expect(seen.mock.calls.length, 'a sixth die changes nothing').toBe(calls);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(seen).toHaveBeenLastCalledWith(noFaces(5));
  });

  it('begin at the first again once cleared, whichever was chosen', () => {
    const seen = vi.fn();
    render(<Pot seen={seen} />);
    for (const key of ['5', '4', '2']) press(key);
    fireEvent.click(screen.getByRole('button', { name: 'Die 3, red: 2' }));
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    press('6');
    expect(seen).toHaveBeenLastCalledWith([6, undefined, undefined, undefined, undefined]);
  });

  it('make a pot once all five lie there, by colour', () => {
    expect(potFrom([5, 4, 2, 6, 1])).toEqual({ red: 2, white: [5, 4], green: [6, 1] });
    expect(potFrom([5, 4, undefined, 6, 1])).toBeUndefined();
  });

  it('a card is picked by what it says or by its number', () => {
    const pick = vi.fn();
    const card = vi.fn();
    render(<CardPicker label="Card" options={qualityOptions()} onPick={pick} cards={[7, 48]} onCard={card} />);
    fireEvent.click(screen.getByRole('button', { name: 'High' }));
    expect(pick).toHaveBeenCalledWith('H');
    expect(screen.queryByText('48')).toBeNull();
    fireEvent.click(screen.getByText('By the number on the card'));
    fireEvent.click(screen.getByText('48'));
    expect(card).toHaveBeenCalledWith(48);
  });
});

describe('a reckoning', () => {
  const section = new RegExp(speak('section-QC'));
  // Its part is fetched when it is wanted; here it is there before.
  beforeAll(() => import('../../src/app/parts/why.ts'));
  const sum = reckon(plain('Rating'), [
    term(plain('Regular'), 3, 'NBC-QC-01'),
    term(plain('Fresh'), 1, 'NBC-QC-02', { ruling: 'freshDetach' }),
    term(plain('Disordered'), -1, 'NBC-QC-03'),
    term(plain('Range'), 0, 'NBC-QC-00', { shown: plain('-½') }),
  ]);

  it('writes the first figure bare, the others with their sign, and a true minus', () => {
    render(<Reckoning of={sum} />);
    expect(screen.getAllByRole('definition').map(words)).toEqual(['3', '+1', '−1', '−½', '3']);
  });

  it('names the section where each term stands when it is asked, and the ruling', async () => {
    render(<Reckoning of={sum} />);
    expect(screen.queryByText(section)).toBeNull();
    fireEvent.click(screen.getByRole('button', { expanded: false }));
    expect(await screen.findAllByText(section)).toHaveLength(4);
    expect(screen.queryByText(/NBC-QC/)).toBeNull();
  });

  it('says in its one line what was needed', () => {
    render(<Reckoning of={{ ...sum, note: plain('needs 10') }} brief />);
    expect(screen.getByText(/; needs 10$/)).toBeTruthy();
  });

  it('names the section at once where it is read later', async () => {
    render(<Reckoning of={sum} dense cited />);
    expect(await screen.findAllByText(section)).toHaveLength(4);
  });

  it('names an only term without its figure, and one die in the singular', () => {
    render(
      <Reckoning of={reckon(plain('Dice'), [term(plain('Light guns, long range'), 1)], { unit: 'dice' })} brief />,
    );
    expect(words(screen.getByRole('term'))).toBe('Dice Light guns, long range');
    expect(words(screen.getByRole('definition'))).toBe('1 die');
  });

  it('does not repeat the sum of dice that are written out', () => {
    const thrown = term(plain('1 + 3'), 4, 'NBC-MOV-15', { shown: plain('4') });
    render(<Reckoning of={reckon(plain('Distance'), [thrown], { unit: 'cm' })} brief />);
    expect(words(screen.getByRole('term'))).toBe('Distance 1 + 3');
  });
});

describe('chances', () => {
  it('are as wide as their cards, and said in full', () => {
    const { container } = render(
      <Odds
        claim="Chance that he holds"
        good={36}
        shares={[
          { name: 'H', said: 'high', n: 30 },
          { name: 'N', said: 'normal', n: 6 },
          { name: 'L', said: 'low', n: 0 },
          { name: 'VL', said: 'very low', n: 12 },
        ]}
        means={[
          { what: 'holds', over: 2 },
          { what: 'flees', over: 2 },
        ]}
        drawn="N"
      />,
    );
    const widths = (part: string) =>
      [...container.querySelectorAll<HTMLElement>(part)].map((el) => el.style.getPropertyValue('--n'));
    expect(widths('.odds__bar i')).toEqual(['30', '6', '12']);
    expect(widths('.odds__brace span')).toEqual(['36', '12']);
    expect(container.querySelector('.odds__bar .is-drawn')?.className).toContain('f2');
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Of 48 cards: high 30, normal 6: holds. low 0, very low 12: flees. Drawn: normal.',
    );
    expect(screen.getByText('75 %')).toBeTruthy();
  });

  it('tell throws in hundredths, and what is too narrow for its words in a line beneath', () => {
    const { container } = render(
      <Odds
        good={671}
        shares={[625, 500, 150, 20, 1].map((n, hits) => ({ name: String(hits), n }))}
        means={['no hit', '1 hit', '2 hits', '3 hits', '4 hits'].map((what) => ({ what, over: 1 }))}
        unit="throw"
      />,
    );
    const texts = (part: string) => [...container.querySelectorAll(part)].map((el) => el.textContent);
    expect(texts('.odds__key span')).toEqual(['48\u00A0%', '39\u00A0%', '12\u00A0%', '', '']);
    expect(texts('.odds__brace span')).toEqual(['no hit', '1 hit', '', '', '']);
    expect(texts('.odds__rest')).toEqual(['2 hits 12\u00A0% · 3 hits 2\u00A0% · 4 hits 1\u00A0%']);
  });

  it('of bare figures show the figures alone, for the ticks count their cards', () => {
    const { container } = render(
      <Odds
        good={2}
        shares={[
          { name: '10', n: 2 },
          { name: '15', n: 1 },
        ]}
        means={[{ what: '', over: 2 }]}
      />,
    );
    expect([...container.querySelectorAll('.odds__key span')].map((el) => el.textContent)).toEqual(['10', '15']);
    expect(container.querySelector('.odds__brace')).toBeNull();
    // Nothing is said of a meaning that is not there.
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Of 3 cards: 10 2, 15 1.');
  });

  it.each([
    [0, 48, '0\u00A0%'],
    [1, 400, '1\u00A0%'],
    [32, 48, '67\u00A0%'],
    [399, 400, '99\u00A0%'],
    [48, 48, '100\u00A0%'],
  ])('%i of %i is %s', (good, of, said) => expect(percent(good, of)).toBe(said));
});

describe('units', () => {
  it('a tally has a gap after every five and keeps three books of losses', () => {
    render(<Tally left={6} white={3} red={1} blue={2} />);
    const tally = screen.getByRole('img', {
      name: '6 combat points left, 3 lost steady, 1 lost shaken, 2 given to detachments',
    });
    const drawn = (kind: string) =>
      [...(tally.querySelector(`.tally__${kind}`)?.getAttribute('d') ?? '').matchAll(/M([\d.]+)/g)].map((m) =>
        Number(m[1]),
      );
    // Strokes are 4 wide and discs 13, 3 apart and 8 after a fifth; a disc begins with half its edge.
    expect(drawn('stands')).toEqual([0, 7, 14, 21, 28, 40]);
    expect(drawn('white')).toEqual([47.75, 63.75, 79.75]);
    expect(drawn('red')).toEqual([95.75]);
    expect(drawn('red-sign')).toEqual([100.5]);
    expect(drawn('blue')).toEqual([116.75, 132.75]);
    expect(tally.getAttribute('width')).toBe('145');
  });

  it('a tally says more combat points than any unit has, and draws no more strokes than a phone can', () => {
    render(<Tally left={120_000} white={-3} />);
    const tally = screen.getByRole('img', { name: /^120,000 combat points left/ });
    expect(tally.querySelector('.tally__stands')!.getAttribute('d')!.match(/M/g)).toHaveLength(60);
  });

  it('a row draws at most four signs and names them all', () => {
    const names = ['broken', 'disordered', 'tired', 'shaken', 'in a town'];
    render(
      <UnitRow
        side="a"
        arm="arm-infantry"
        designation="II/5/1"
        name="Husson"
        ratings="Q3 S2"
        tally={{ left: 1 }}
        signs={names.map((name, i) => ({
          icon: (['state-broken', 'state-disordered', 'state-tired', 'state-shaken', 'state-town'] as const)[i]!,
          name,
        }))}
        onClick={nothing}
      />,
    );
    const signs = screen.getByRole('img', { name: names.join(', ') });
    expect(signs.querySelectorAll('svg')).toHaveLength(3);
    expect(signs.textContent).toBe('+2');
    const row = screen.getByRole('button');
    expect(words(row)).toContain('II/5/1 Husson');
  });

  it('a command card says who wins, which dice count and what they come to', () => {
    render(
      <CommandCard
        side="a"
        sideName="French"
        name="II Corps, Reille"
        ratings="A4 L4 T3"
        pot={{ white: [5, 4], red: 2, green: [6, 1] }}
        counted={['white']}
        total={9}
        wins
      />,
    );
    const card = within(screen.getByRole('region', { name: 'French card, wins' }));
    expect(card.getAllByRole('img').map((die) => die.getAttribute('aria-label'))).toEqual([
      'white 5',
      'white 4',
      'red 2, not counted',
      'green 6, not counted',
      'green 1, not counted',
    ]);
    expect(card.getByRole('status', { name: 'counts 9' })).toBeTruthy();
  });
});

describe('the rest', () => {
  it('a journal entry marks bold, strikes and says what was undone', () => {
    const { container } = render(<Entry side="a" text="Campi fires: **1 hit**." undone />);
    expect(container.querySelector('s b')?.textContent).toBe('1 hit');
    expect(words(container)).toBe('Campi fires: 1 hit. undone');
  });

  it('a verdict opens its ladder and marks the step that decided', () => {
    render(<Verdict says="He loses" step={2} ladder={['hits', 'exhaustion', 'size']} />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('He loses');
    const steps = screen.getAllByRole('listitem', { hidden: true });
    expect(steps.map(words)).toEqual(['1. hits: even', '2. exhaustion', '3. size']);
    expect(steps[1]?.getAttribute('aria-current')).toBe('step');
  });

  it('a refusal is an alert', () => {
    render(<Notice what="He cannot fire." safe="Nothing was changed." todo="Choose another." />);
    expect(words(screen.getByRole('alert'))).toBe('He cannot fire.Nothing was changed.Choose another.');
  });

  it('a sheet is a named dialog that takes the focus and gives it back', async () => {
    function Room() {
      const [open, set] = useState(false);
      return (
        <>
          <Button onClick={() => set(true)}>Check</Button>
          {open && (
            <Sheet name="Quality check of Husson" leave="Leave the check" onClose={() => set(false)}>
              <p>…</p>
            </Sheet>
          )}
        </>
      );
    }
    render(<Room />);
    const opener = screen.getByRole('button', { name: 'Check' });
    opener.focus();
    fireEvent.click(opener);
    const sheet = screen.getByRole('dialog', { name: 'Quality check of Husson' });
    expect(document.activeElement).toBe(sheet);
    fireEvent.click(screen.getByRole('button', { name: 'Leave the check' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
  });

  it('a cover says for whom it is and lifts by its button alone', () => {
    const lift = vi.fn();
    render(<Cover to="the Allied player" onLift={lift} />);
    expect(words(screen.getByRole('heading'))).toBe('Hand over to the Allied player');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(lift).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'I am the Allied player' }));
    expect(lift).toHaveBeenCalledOnce();
  });
});
