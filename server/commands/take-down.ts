import { runCommand } from '../app/run-command.ts';
import { takeDownPicture } from '../features/admin/take-down-picture.ts';

const usage = `npm run take-down -- HASH "WHY"

Hides a picture everywhere and refuses the same file from then on. HASH is the picture's address or the hash in it. WHY is
what the sellers read in their statement of reasons.`;

/** It hides by hash (reliability 5.8). */
await runCommand({ usage, most: 2 }, async (services, _, { positionals: [named, why] }) => {
  if (!named) throw new Error('Name the picture by its address or its hash: npm run take-down -- HASH "WHY"');
  if (!why?.trim()) throw new Error('Say why, since its sellers read it: npm run take-down -- HASH "WHY"');
  const { hash, people, listings, elsewhere } = await takeDownPicture(services, named, why);
  const done =
    people === 0
      ? `No upload has ${hash} now. It is refused when it comes.`
      : `Took down ${hash}, uploaded by ${people} and shown by ${listings} listings. It is refused when it comes again.`;
  return [done, ...elsewhere.map((url) => `Delete it by hand where it is kept: ${url}`)].join('\n');
});
