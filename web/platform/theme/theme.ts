import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';

/** `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Browser UI color; must match `--paper` in tokens.css. */
export const papers = { light: '#f6f1e7', dark: '#16130f' };

const THEME_KEY = 'theme';

const { notify, subscribe } = createListeners(() => {
  window.addEventListener('storage', readFromOtherTab);
  return () => window.removeEventListener('storage', readFromOtherTab);
});

/** Without storage, for as long as the page. */
let unstored: Theme | undefined;

function readTheme(): Theme {
  if (unstored) return unstored;
  try {
    return themes.find((theme) => theme === localStorage.getItem(THEME_KEY)) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Self-contained, because it is inlined. The first match applies: the chosen color. */
function applyTheme(theme: string | null, colors: typeof papers): void {
  const chosen = theme === 'light' || theme === 'dark' ? theme : undefined;
  document.querySelector('meta[data-chosen-theme]')?.remove();
  delete document.documentElement.dataset.theme;
  if (!chosen) return;
  document.documentElement.dataset.theme = chosen;
  const color = Object.assign(document.createElement('meta'), { name: 'theme-color', content: colors[chosen] });
  color.dataset.chosenTheme = '';
  document.head.prepend(color);
}

/** Before the first paint; allowed by CSP hash. */
export const applyThemeAtOnce = `try{(${applyTheme})(localStorage.getItem('${THEME_KEY}'),${JSON.stringify(papers)})}catch{}`;

/** In all tabs; without storage, only on this page. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
    unstored = undefined;
  } catch {
    unstored = theme;
  }
  change();
}

function change(): void {
  applyTheme(readTheme(), papers);
  notify();
}

/** A null key: everything was cleared. */
function readFromOtherTab({ key }: StorageEvent): void {
  if (key === THEME_KEY || key === null) change();
}

/** `system` on the server and during hydration. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => 'system');
