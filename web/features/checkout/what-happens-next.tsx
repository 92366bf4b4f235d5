import { words } from '../../words.ts';

export function WhatHappensNext() {
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{words.piece.next}</h2>
      <ol className="grid list-decimal gap-1.5 pl-5 marker:text-muted">
        {words.piece.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
