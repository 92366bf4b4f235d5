import { createPages } from '../server/http/pages.ts';
import { createApi, sendCall } from '../test/support/api-client.ts';

// Makes one page over and over in this process, and lets React alone write the same tree.
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

/** @param {import('../server/http/pages.ts').Pages} pages */
const make = async (pages) => {
  const context = { api, language: /** @type {const} */ ('en'), named: undefined, publicUrl: origin };
  return (await pages.render(new Request(`${origin}${path}`), context)).html;
};

/** @returns {Promise<number>} pages a second */
async function speedOfOurs() {
  const begun = performance.now();
  let times = 0;
  for (; performance.now() - begun < Number(seconds) * 1000; times++) await make(ours);
  return (times * 1000) / (performance.now() - begun);
}

/** @returns {Promise<number>} trees a second that React would write if it had nothing else to do */
async function speedOfReact() {
  const begun = performance.now();
  let times = 0;
  let milliseconds = 0;
  for (; performance.now() - begun < Number(seconds) * 1000; times++) milliseconds += Number(await make(alone));
  return (times * 1000) / milliseconds;
}

// The router keeps what it made of its routes for the first that asks in a process, and a shop has but one.
await make(ours);
// And a shop has been open for a while: neither side is measured before its code has been compiled for speed.
await make(alone);
await speedOfOurs();
await speedOfReact();
process.send?.({ react: await speedOfReact(), ours: await speedOfOurs() });
process.disconnect?.();
