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
  const answer = answers.get(key) ?? readCall(name, parts);
  answers.set(key, answer);
  return answer;
});
const [settee, reactAlone] = await Promise.all([createPages({ distDir: 'dist' }), createPages({ distDir: yardstick })]);

const served = await (await fetch(`${origin}${path}`)).text();
/** The shop's settings in the page. */
const shopData = /<html[^>]* data-shop="([^"]*)"/.exec(served)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** @param {import('../server/app/http/pages.ts').Pages} pages */
const render = async (pages) => {
  const context = {
    api,
    language: /** @type {const} */ ('en'),
    named: undefined,
    wording: /** @type {const} */ ('specified'),
    publicDemo: false,
    publicUrl: origin,
    shop: readProfile(shopData),
  };
  return (await pages.render(new Request(`${origin}${path}`), context)).html;
};

/** Alternates per page, so that slowdowns affect both. */
async function measureInTurns() {
  const begun = performance.now();
  const milliseconds = { react: 0, ours: 0 };
  let times = 0;
  for (; performance.now() - begun < Number(seconds) * 1000; times++) {
    const before = performance.now();
    await render(settee);
    milliseconds.ours += performance.now() - before;
    milliseconds.react += Number(await render(reactAlone));
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
const rendered = mainPart(await render(settee));
const expected = mainPart(served);
if (!rendered || rendered !== expected) throw new Error(`${path} is not the page that the server sends.`);
await render(reactAlone);
// Warm-up: neither side is measured before JIT compilation.
await measureInTurns();
process.send?.(await measureInTurns());
process.disconnect?.();
