import { useEffect } from 'react';

type Props = { label: string; entries: readonly { id: string; title: string }[]; isAlwaysAbove?: boolean };

const beside = 'xl:sticky xl:top-[calc(var(--site-header)+1.5rem)] xl:self-start';

/** Jumps to the sections of a long page: above them, or beside them where there is room. */
export function PageContents({ label, entries, isAlwaysAbove = false }: Props) {
  useLinkedPart();
  return (
    <nav aria-label={label} className={`${isAlwaysAbove ? 'mb-8 max-w-2xl' : beside} print:hidden`}>
      <p className="mb-1 font-medium text-muted text-sm">{label}</p>
      <ul className={`grid gap-x-4 min-[24rem]:grid-cols-2 sm:grid-cols-3 ${isAlwaysAbove ? '' : 'xl:grid-cols-1'}`}>
        {entries.map(({ id, title }) => (
          <li key={id} className="flex">
            <a
              href={`#${id}`}
              className="wrap-anywhere inline-flex min-h-11 min-w-0 items-center text-link leading-tight xl:min-h-9 xl:no-underline xl:hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Keeps the part that the address names in sight while what is above it still loads, until the person moves. */
function useLinkedPart(): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!id) return undefined;
    const watch = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
    const stop = () => {
      watch.disconnect();
      for (const move of moves) removeEventListener(move, stop);
    };
    watch.observe(document.body);
    for (const move of moves) addEventListener(move, stop, { passive: true });
    return stop;
  }, []);
}
