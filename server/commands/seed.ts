import { parseArgs } from 'node:util';
import { addGenerated } from '../app/demo/add-generated.ts';
import { runCommand } from '../app/run-command.ts';

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '1000' },
    people: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});

const wholeNumber = (name: 'listings' | 'people' | 'seed') => {
  const number = Number(values[name]);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} must be a whole number.`);
  return number;
};

/** `npm run seed -- --listings 100000 --people 20000`: a large deterministic catalog. */
await runCommand(async ({ db }) => {
  const size = { listings: wholeNumber('listings'), people: wholeNumber('people'), seed: wholeNumber('seed') };
  const started = performance.now();
  await addGenerated(db, size);
  return `Added ${size.listings} listings and ${size.people} people in ${Math.round((performance.now() - started) / 1000)} s.`;
});
