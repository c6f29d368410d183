import { render } from 'preact';
import { loadWords } from '../words/speak.ts';
import { App } from './app.tsx';
import type { LaunchQueue } from './desk/launch.ts';
import { applyTheme, loadSettings, settings } from './desk/settings.ts';
import { keepFocus } from './focus.ts';
import { takeLanguage } from './language.ts';
import { actAtOnce } from './tap.ts';
import { keepTitle } from './title.ts';
import { registerWorker } from './update.ts';
import './look/look.css';

applyTheme(settings.value.theme);
takeLanguage();
await loadWords('shell');
render(<App />, document.getElementById('app')!);
keepFocus();
keepTitle();
actAtOnce();
void loadSettings();
void registerWorker();
if ('launchQueue' in window) {
  const queue = window.launchQueue as LaunchQueue;
  void import('./desk/launch.ts').then(({ takeLaunches }) => takeLaunches(queue));
}
