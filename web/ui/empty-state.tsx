import type { ReactNode } from 'react';

/** Empty list: why, what to do, and a link. */
export function EmptyState({ text, hint, children }: { text: string; hint?: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-5 rounded-card border border-line border-dashed px-6 py-16 text-center">
      <p className="max-w-prose text-balance font-display text-2xl text-muted leading-snug">{text}</p>
      {hint ? <p className="-mt-3 max-w-prose text-balance text-muted">{hint}</p> : null}
      {children}
    </div>
  );
}
