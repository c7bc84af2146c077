import { useSyncExternalStore } from 'react';
import { thisBrowser } from './browser-storage.ts';

/** What a visitor chooses: the system’s theme, or one of the two. R-PRD-16 */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
/** One of the choices. */
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The key that public/theme.js reads before the first paint. */
const KEY = 'mm.theme';
const listeners = new Set<() => void>();

/** Returns the current choice. */
export function themeChoice(): ThemeChoice {
  const stored = thisBrowser.read(KEY);
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'system';
}

/** Chooses a theme and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  thisBrowser.write(KEY, choice === 'system' ? null : choice);
  showTheme();
  for (const listener of listeners) listener();
}

/** Follows the system and other tabs. Returns how to stop. */
export function followTheme(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const otherTab = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    showTheme();
    for (const listener of listeners) listener();
  };
  showTheme();
  system.addEventListener('change', showTheme);
  window.addEventListener('storage', otherTab);
  return () => {
    system.removeEventListener('change', showTheme);
    window.removeEventListener('storage', otherTab);
  };
}

/** The choice, for components. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    themeChoice,
    () => 'system',
  );
}

function showTheme(): void {
  const choice = themeChoice();
  const dark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
