import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeRefused } from '../shared/domain/import-file.ts';
import { runCommand } from './command.ts';
import { importFile } from './features/imports/import-file.ts';

const usage =
  'Name the file and the seller: npm run import -- pieces.csv --seller name@example.com [--pictures FOLDER]';

/**
 * `npm run import -- pieces.csv --seller name@example.com`: lists a file of pieces in a seller's name. Pictures are looked
 * for beside the file, or in `--pictures FOLDER`. Refused rows go into a file beside it, to be mended and sent again.
 */
await runCommand(async (services) => {
  const { values, positionals } = parseArgs({
    options: { seller: { type: 'string' }, pictures: { type: 'string' } },
    allowPositionals: true,
  });
  const [named] = positionals;
  if (!named || !values.seller) throw new Error(usage);
  const path = resolve(named);
  const { run, errors } = await importFile(services, {
    seller: values.seller,
    name: basename(path),
    bytes: await readFile(path),
    pictureFolder: resolve(values.pictures ?? dirname(path)),
    onProgress: (text) => void process.stdout.write(`${text}\n`),
  });
  const said = `${run.listed} listed, ${run.known} listed before, ${run.refused} refused, of ${run.total}.`;
  if (run.refused === 0) return said;
  const file = resolve(dirname(path), errors.fileName);
  await writeFile(file, writeRefused(errors));
  return `${said}\nThe refused rows are in ${file}: mend them and run the same with that file.`;
});
