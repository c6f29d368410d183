import { render } from 'preact';
import { App } from './app.tsx';
import { applyTheme, loadSettings, settings } from './desk/settings.ts';
import { keepFocus } from './focus.ts';
import { registerWorker } from './update.ts';
import './look/look.css';

applyTheme(settings.value.theme);
render(<App />, document.getElementById('app')!);
keepFocus();
void loadSettings();
void registerWorker();
