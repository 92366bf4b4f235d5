import type { ReactNode } from 'react';

export function Answer({ id, question, children }: { id: string; question: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid scroll-mt-6 gap-x-12 gap-y-6 border-line border-t pt-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <h2 id={id} className="max-w-[18ch] scroll-mt-6 text-3xl leading-tight sm:text-4xl">
        {question}
      </h2>
      <div className="grid max-w-prose gap-5 text-lg [&_:not(pre)>code]:text-[0.9em]">{children}</div>
    </section>
  );
}
