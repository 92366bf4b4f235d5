import { addGenerated } from '../app/demo/add-generated.ts';
import { runCommand } from '../app/run-command.ts';

const usage = `npm run seed [-- --listings 100000 --people 20000 --seed 1]

Adds a large catalogue to try: 1,000 listings of 200 people without options. The same --seed makes the same catalogue.`;

const options = {
  listings: { type: 'string', default: '1000' },
  people: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
} as const;

await runCommand({ usage, options }, async ({ db }, _, { values }) => {
  const wholeNumber = (name: keyof typeof options) => {
    const number = Number(values[name]);
    if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} must be a whole number.`);
    return number;
  };
  const size = { listings: wholeNumber('listings'), people: wholeNumber('people'), seed: wholeNumber('seed') };
  const started = performance.now();
  await addGenerated(db, size);
  return `Added ${size.listings} listings and ${size.people} people in ${Math.round((performance.now() - started) / 1000)} s.`;
});
