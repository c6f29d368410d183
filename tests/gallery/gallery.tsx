/** Shows one page of the gallery, named in the address: `#page` or `#page/theme`; alone it lists them all. */
import { render } from 'preact';
import '../../src/app/look/look.css';
import * as pages from './pages.tsx';
import * as parts from './parts.tsx';

const PAGES = {
  '01-home': pages.Home,
  '02-turn': pages.Turn,
  '03-throw': pages.Throw,
  '03-throw-drawn': pages.Drawn,
  '04-army': pages.Army,
  '05-close-combat': pages.CloseCombat,
  '06-journal': pages.Journal,
  '07-wide': pages.Wide,
  '10-pick-pot': parts.PickPot,
  '11-pick-dice': parts.PickDice,
  '12-pick-card': parts.PickCard,
  '13-pick-others': parts.PickOthers,
  '14-answers': parts.Answers,
  '15-buttons': parts.Buttons,
  '16-numbers': parts.Numbers,
  '17-signs': parts.Signs,
  '18-days': parts.Days,
  '19-cover': parts.Covered,
};

Object.assign(window, { gallery: Object.keys(PAGES) });

function show() {
  const [name, theme] = location.hash.slice(1).split('/');
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  const Page = PAGES[name as keyof typeof PAGES];
  const root = document.getElementById('app')!;
  render(null, root);
  render(
    Page ? (
      <Page />
    ) : (
      <ul style={{ padding: 16 }}>
        {Object.keys(PAGES).map((key) => (
          <li key={key}>
            {key}:{' '}
            {['light', 'dark', 'sun'].map((t) => [
              <a key={t} class="note" href={`${location.pathname}#${key}/${t}`}>
                {t}
              </a>,
              ' ',
            ])}
          </li>
        ))}
      </ul>
    ),
    root,
  );
  document.documentElement.dataset.page = location.hash.slice(1);
}
addEventListener('hashchange', show);
show();
