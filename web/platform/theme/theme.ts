import { useSyncExternalStore } from 'react';

/** `system` follows the device, by day and by night. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The colour of the wall, for what the browser draws around the page; the same as `--paper` in tokens.css. */
export const papers = { light: '#f6f1e7', dark: '#16130f' };

const THEME_KEY = 'theme';

const listeners = new Set<() => void>();

/** What was chosen in a browser that keeps nothing: it lasts as long as the page. */
let unkept: Theme | undefined;

function readTheme(): Theme {
  if (unkept) return unkept;
  try {
    return themes.find((theme) => theme === localStorage.getItem(THEME_KEY)) ?? 'system';
  } catch {
    return 'system';
  }
}

/**
 * Puts a theme on the document. Stands alone, because the page carries its text and runs it before anything is drawn.
 * The colour of a chosen theme comes before those of the system, and the first that fits counts.
 */
function wear(theme: string | null, colors: typeof papers): void {
  const chosen = theme === 'light' || theme === 'dark' ? theme : undefined;
  document.querySelector('meta[data-chosen-theme]')?.remove();
  delete document.documentElement.dataset.theme;
  if (!chosen) return;
  document.documentElement.dataset.theme = chosen;
  const color = Object.assign(document.createElement('meta'), { name: 'theme-color', content: colors[chosen] });
  color.dataset.chosenTheme = '';
  document.head.prepend(color);
}

/** The script that dresses a page before its first paint. It stands in the page itself, allowed by its hash. */
export const wearAtOnce = `try{(${wear})(localStorage.getItem('${THEME_KEY}'),${JSON.stringify(papers)})}catch{}`;

/** Changes the theme of this browser, in every tab; of this page alone where the browser keeps nothing. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
    unkept = undefined;
  } catch {
    unkept = theme;
  }
  change();
}

function change(): void {
  wear(readTheme(), papers);
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', hearOtherTabs);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTabs);
  };
}

/** A null key means that everything was cleared. */
function hearOtherTabs({ key }: StorageEvent): void {
  if (key === THEME_KEY || key === null) change();
}

/** The chosen theme. The server, which cannot know it, and the first drawing in the browser say `system`. */
export const useTheme = (): Theme => useSyncExternalStore(follow, readTheme, () => 'system');
