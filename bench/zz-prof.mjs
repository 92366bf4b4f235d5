import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { createPages } from '../server/http/pages.ts';
import { createApi, sendCall } from '../test/support/api-client.ts';

const [, , origin, kind, out] = process.argv;
const [piece] = await (await fetch(`${origin}/api/furniture-available?limit=1`)).json();
const path = kind === 'piece' ? `/furniture/${piece._id}` : kind;
const answers = new Map();
const api = createApi((name, parts) => {
  const key = JSON.stringify([name, parts]);
  const known = answers.get(key) ?? sendCall(origin, name, parts);
  answers.set(key, known);
  return known;
});
const ours = await createPages({ distDir: 'dist' });
const make = async () =>
  (await ours.render(new Request(`${origin}${path}`), { api, language: 'en', named: undefined, publicUrl: origin }))
    .html;
const run = async (ms) => {
  const b = performance.now();
  let n = 0;
  for (; performance.now() - b < ms; n++) await make();
  return (n * 1000) / (performance.now() - b);
};
const html = await make();
console.log('bytes', html.length);
await run(4000);
console.log('rate', await run(3000));
const s = new Session();
s.connect();
await s.post('Profiler.enable');
await s.post('Profiler.setSamplingInterval', { interval: 200 });
await s.post('Profiler.start');
console.log('rate profiled', await run(6000));
const { profile } = await s.post('Profiler.stop');
writeFileSync(out, JSON.stringify(profile));
process.exit();
