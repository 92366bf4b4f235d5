// @vitest-environment jsdom
import { act, Suspense, startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { causeOf, isDiscardedPage } from './discarded-page.ts';

afterEach(() => document.body.replaceChildren());
beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => vi.unstubAllGlobals());

/** Hydrates what the server drew otherwise. @returns what React recovered from, and whether the page was discarded */
async function hydrate(served: React.ReactElement, drawn: React.ReactElement) {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(served);
  const recovered: [error: unknown, isDiscarded: boolean][] = [];
  await act(async () => {
    hydrateRoot(place, drawn, {
      onRecoverableError: (error) => recovered.push([error, isDiscardedPage(causeOf(error))]),
    });
  });
  return { place, recovered, found: () => recovered.map(([, isDiscarded]) => isDiscarded) };
}

const lostMatches = [
  'Invariant failed: Could not find a nearest match!',
  "Cannot read properties of undefined (reading 'routeId')",
  "undefined is not an object (evaluating 't.routeId')",
  'can\'t access property "routeId", t is undefined',
];
let failure: string | undefined;

/** Fails once, as what belongs to a page that is left. */
function FailsOnce() {
  const message = failure;
  failure = undefined;
  if (message) throw new Error(message);
  return <p>Next page</p>;
}

it('a page of which the router has other matches was discarded', async () => {
  const { found } = await hydrate(<p>Served page</p>, <section>Next page</section>);
  expect(found()).toEqual([true]);
});

it.each([
  ...lostMatches.map((message) => ({
    title: `a page of which the router has lost the match was discarded: ${message}`,
    message,
    isDiscarded: true,
  })),
  {
    title: 'a part that threw while it was hydrated is a fault, also of a page that was left',
    message: "Cannot read properties of undefined (reading 'title')",
    isDiscarded: false,
  },
])('$title', async ({ message, isDiscarded }) => {
  failure = message;
  const { found } = await hydrate(
    <Suspense>
      <p>Next page</p>
    </Suspense>,
    <Suspense>
      <FailsOnce />
    </Suspense>,
  );
  expect(found()).toEqual([isDiscarded]);
});

function Page() {
  const [isShown, setShown] = useState(false);
  return isShown ? (
    <FailsOnce />
  ) : (
    <button type="button" onClick={() => startTransition(() => setShown(true))}>
      Next
    </button>
  );
}

it('a render that was repeated later is a fault', async () => {
  const { place, found } = await hydrate(<Page />, <Page />);
  failure = 'It was not ready';
  await act(async () => place.querySelector('button')?.click());
  expect(place.textContent).toBe('Next page');
  expect(found()).toEqual([false]);
});
