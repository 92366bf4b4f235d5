import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeRefused } from '../../shared/domain/import-file.ts';
import { demoSellers } from '../app/demo/people.ts';
import { runCommand } from '../app/run-command.ts';
import { chooseSeller } from '../features/imports/choose-seller.ts';
import { importFile } from '../features/imports/import-file.ts';

const usage = 'Name the file: npm run import -- listings.csv [--seller name@example.com] [--pictures FOLDER]';

/**
 * `npm run import -- listings.csv`: imports for the only seller, or `--seller name@example.com`, with pictures beside
 * the file or in `--pictures FOLDER`. Writes refused rows to a file beside it, to correct and import.
 */
await runCommand(async (services, config) => {
  const { values, positionals } = parseArgs({
    options: { seller: { type: 'string' }, pictures: { type: 'string' } },
    allowPositionals: true,
  });
  const [named] = positionals;
  if (!named) throw new Error(usage);
  const path = resolve(named);
  const bytes = await readFile(path);
  const seller = await chooseSeller(services, values.seller, config.seed === 'demo' ? demoSellers[0].email : undefined);
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  say(`Listing ${basename(path)} for ${seller.displayName}, ${seller.email}.`);
  const { run, errors } = await importFile(services, {
    seller,
    name: basename(path),
    bytes,
    pictureFolder: resolve(values.pictures ?? dirname(path)),
    onProgress: say,
  });
  const said = `${run.listed} listed, ${run.known} listed before, ${run.refused} refused, of ${run.total}.`;
  if (run.refused === 0) return said;
  const file = resolve(dirname(path), errors.fileName);
  await writeFile(file, writeRefused(errors));
  return `${said}\nThe refused rows are in ${file}: mend them and run the same with that file.`;
});
