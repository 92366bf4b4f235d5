import { createPages } from '../server/app/http/pages.ts';
import { fromWire } from '../shared/contract/wire-names.ts';
import { readProfile } from '../shared/domain/shop-profile.ts';
import { createApi, sendCall } from '../test/support/api-client.ts';

const [, , origin = '', path = '', seconds, yardstick = ''] = process.argv;

/**
 * Answers with our names, as pages expect them.
 * @param {import('../shared/contract/contract.ts').CallName} name @param {import('../test/support/api-client.ts').Parts} parts
 */
const readCall = async (name, parts) => {
  const answer = await sendCall(origin, name, parts);
  return { ...answer, body: fromWire(answer.body) };
};

/** @type {Map<string, ReturnType<typeof sendCall>>} */
const answers = new Map();
const api = createApi((name, parts) => {
  const key = JSON.stringify([name, parts]);
  const known = answers.get(key) ?? readCall(name, parts);
  answers.set(key, known);
  return known;
});
const [ours, alone] = await Promise.all([createPages({ distDir: 'dist' }), createPages({ distDir: yardstick })]);

const sent = await (await fetch(`${origin}${path}`)).text();
/** The shop as the page tells the browser. */
const written = /<html[^>]* data-shop="([^"]*)"/.exec(sent)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** @param {import('../server/app/http/pages.ts').Pages} pages */
const make = async (pages) => {
  const context = {
    api,
    language: /** @type {const} */ ('en'),
    named: undefined,
    wording: /** @type {const} */ ('specified'),
    publicDemo: false,
    publicUrl: origin,
    shop: readProfile(written),
  };
  return (await pages.render(new Request(`${origin}${path}`), context)).html;
};

/** Alternates per page, so that slowdowns affect both. */
async function inTurns() {
  const begun = performance.now();
  const milliseconds = { react: 0, ours: 0 };
  let times = 0;
  for (; performance.now() - begun < Number(seconds) * 1000; times++) {
    const before = performance.now();
    await make(ours);
    milliseconds.ours += performance.now() - before;
    milliseconds.react += Number(await make(alone));
  }
  return { react: (times * 1000) / milliseconds.react, ours: (times * 1000) / milliseconds.ours };
}

// An error screen renders fast: whatever is logged ends the bench.
console.error = (...reasons) => {
  throw new Error('A page failed while it was measured.', { cause: reasons });
};

/** Text of a page's main part, without what differs between two answers. @param {string} html */
const mainPart = (html) => /<main[\s\S]*<\/main>/.exec(html)?.[0].replaceAll(/<[^>]*>|\s+/g, ' ');

// The router caches routes for a process's first request.
const made = mainPart(await make(ours));
const answered = mainPart(sent);
if (!made || made !== answered) throw new Error(`${path} is not the page that the server sends.`);
await make(alone);
// Warm-up: neither side is measured before JIT compilation.
await inTurns();
process.send?.(await inTurns());
process.disconnect?.();
