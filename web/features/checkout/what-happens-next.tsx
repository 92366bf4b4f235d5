import { words } from '../../words.ts';

export function WhatHappensNext() {
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{words.listingPage.next}</h2>
      <ol className="grid list-decimal gap-1.5 pl-5 marker:text-muted">
        {words.listingPage.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
