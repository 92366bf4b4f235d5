import type { ReactNode } from 'react';

/** What a list shows when it has nothing to show, and the way on. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-5 rounded-card border border-line border-dashed px-6 py-16 text-center">
      <p className="max-w-prose font-display text-2xl text-muted leading-snug">{text}</p>
      {children}
    </div>
  );
}
