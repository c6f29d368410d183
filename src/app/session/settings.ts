/**
 * This phone's preferences, kept in the store. The theme is also kept where it can be read before the first paint, so
 * that the page never flashes bright in a dim club.
 */
import { signal } from '@preact/signals';
import { isRecord } from '../../engine/keys.ts';
import { shelf } from './store.ts';

export const THEMES = ['auto', 'light', 'dark', 'sun'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly theme: Theme;
  readonly haptics: boolean;
  readonly wakeLock: boolean;
  /** Hints already seen. */
  readonly seen: readonly string[];
}

const DEFAULTS: Settings = { theme: 'auto', haptics: true, wakeLock: true, seen: [] };
const FIRST_PAINT = 'scovell.theme';

export const settings = signal<Settings>({ ...DEFAULTS, theme: themeBeforePaint() });

function themeBeforePaint(): Theme {
  try {
    const kept = localStorage.getItem(FIRST_PAINT);
    return THEMES.find((theme) => theme === kept) ?? 'auto';
  } catch {
    // If the browser forbids reading it, the app starts in the system's theme.
    return 'auto';
  }
}

const PAPER: Record<Exclude<Theme, 'auto'>, string> = { light: '#f7f3e9', dark: '#15130f', sun: '#ffffff' };

export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = theme;
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', PAPER[theme === 'sun' ? 'sun' : dark ? 'dark' : 'light']);
}

/** The stored settings over the defaults. Ignores anything else. */
export function readSettings(kept: unknown): Settings {
  if (!isRecord(kept)) return settings.value;
  const { theme, haptics, wakeLock, seen } = kept;
  return {
    theme: THEMES.find((t) => t === theme) ?? DEFAULTS.theme,
    haptics: typeof haptics === 'boolean' ? haptics : DEFAULTS.haptics,
    wakeLock: typeof wakeLock === 'boolean' ? wakeLock : DEFAULTS.wakeLock,
    seen: Array.isArray(seen) ? seen.filter((hint) => typeof hint === 'string') : DEFAULTS.seen,
  };
}

export async function loadSettings(): Promise<void> {
  const kept = await shelf.getSetting('device');
  if (kept.ok && kept.value !== undefined) settings.value = readSettings(kept.value);
  applyTheme(settings.value.theme);
}

export async function change(set: Partial<Settings>): Promise<void> {
  settings.value = { ...settings.value, ...set };
  if (set.theme) {
    applyTheme(set.theme);
    try {
      localStorage.setItem(FIRST_PAINT, set.theme);
    } catch {
      // Only the next start's first paint is affected.
    }
  }
  await shelf.putSetting('device', settings.value);
}

export const hasSeen = (hint: string): boolean => settings.value.seen.includes(hint);
export const sawHint = (hint: string): Promise<void> => change({ seen: [...new Set([...settings.value.seen, hint])] });
