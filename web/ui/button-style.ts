export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'regular' | 'small';

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-accent text-accent-ink border-accent hover:bg-accent-strong hover:border-accent-strong',
  secondary: 'bg-transparent text-ink border-edge hover:border-ink hover:bg-surface',
  quiet: 'bg-transparent text-accent border-transparent hover:bg-accent-soft',
  danger: 'bg-transparent text-danger border-danger hover:bg-danger hover:text-danger-ink',
};

/** Regular is 44 px high; small (32 px, 44 px on touch) is for tables. */
const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-11 px-5 py-2 text-base',
  small: 'min-h-8 px-3 py-1 text-sm pointer-coarse:min-h-11',
};

/** No transform: it would become the containing block of the card's stretched link. */
const base =
  'wrap-break-word inline-flex max-w-full items-center justify-center gap-2 rounded-control border font-medium leading-tight no-underline motion-quick select-none active:opacity-80 disabled:opacity-50 disabled:pointer-events-none aria-disabled:opacity-50 aria-disabled:pointer-events-none aria-busy:opacity-50';

/** Returns the classes of a button, for any element. */
export function buttonStyle(kind: ButtonKind = 'primary', size: ButtonSize = 'regular', extra = ''): string {
  return `${base} ${kinds[kind]} ${sizes[size]} ${extra}`;
}
