import { render } from 'preact';
import { loadWords } from '../words/load.ts';
import { t } from '../words/t.ts';
import { App } from './app.tsx';
import { guardDoubleClicks } from './double-click.ts';
import { keepFocus } from './focus.ts';
import { takeLanguage } from './language.ts';
import { applyTheme, loadSettings, settings } from './session/settings.ts';
import { keepTitle } from './title.ts';
import { registerWorker } from './update.ts';
import './look/look.css';

applyTheme(settings.value.theme);
void start();

/** No await stands at the top: the parts it waits for import this one, and would wait for it in turn. */
async function start(): Promise<void> {
  await takeLanguage();
  await loadWords('shell');
  const app = document.getElementById('app')!;
  // A page that frames this one could trick a finger into touching what it cannot see, and not every host can forbid
  // frames. Over plain http a browser gives no locks, no keys and no ids: no battle could be kept.
  if (window.top !== window.self || !isSecureContext)
    render(
      <a class="btn" href={location.href.replace('http:', 'https:')} target="_top">
        {t('shell-framed')}
      </a>,
      app,
    );
  else begin(app);
}

function begin(into: HTMLElement): void {
  render(<App />, into);
  keepFocus();
  keepTitle();
  guardDoubleClicks();
  void loadSettings();
  void registerWorker();
  window.launchQueue?.setConsumer((launched) => void import('./parts/editor.ts').then(({ take }) => take(launched)));
}
