import { createPages } from '../server/app/http/pages.ts';
import { plainProfile } from '../shared/domain/shop-profile.ts';
import { createApi, sendCall } from '../test/support/api-client.ts';

// Makes one page over and over in this process, in turns with React alone writing the same tree.
const [, , origin = '', path = '', seconds, yardstick = ''] = process.argv;

/** @type {Map<string, ReturnType<typeof sendCall>>} */
const answers = new Map();
/** The calls, each asked for once: what is measured is the page, not its data. */
const api = createApi((name, parts) => {
  const key = JSON.stringify([name, parts]);
  const known = answers.get(key) ?? sendCall(origin, name, parts);
  answers.set(key, known);
  return known;
});
const [ours, alone] = await Promise.all([createPages({ distDir: 'dist' }), createPages({ distDir: yardstick })]);

/** @param {import('../server/app/http/pages.ts').Pages} pages */
const make = async (pages) => {
  const context = {
    api,
    language: /** @type {const} */ ('en'),
    named: undefined,
    wording: /** @type {const} */ ('specified'),
    publicDemo: false,
    publicUrl: origin,
    shop: plainProfile,
  };
  return (await pages.render(new Request(`${origin}${path}`), context)).html;
};

/** Ours and React in turns, page by page: whatever slows the process down meanwhile slows both down. */
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

// The router keeps what it made of its routes for the first that asks in a process, and a shop has but one.
await make(ours);
await make(alone);
// And a shop has been open for a while: neither side is measured before its code has been compiled for speed.
await inTurns();
process.send?.(await inTurns());
process.disconnect?.();
