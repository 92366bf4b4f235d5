import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { writeRefused } from '../../shared/domain/import-file.ts';
import { demoSellers } from '../app/demo/people.ts';
import { runCommand } from '../app/run-command.ts';
import { chooseSeller } from '../features/imports/choose-seller.ts';
import { importFile } from '../features/imports/import-file.ts';

const line = 'npm run import -- listings.csv [--seller name@example.com] [--pictures FOLDER]';

const usage = `${line}

Lists what is in a file, for the only seller or for the one that is named. Pictures are beside the file or in FOLDER. Refused
rows are written to a file beside it, to correct and import.`;

const options = { seller: { type: 'string' }, pictures: { type: 'string' } } as const;

await runCommand({ usage, options, most: 1 }, async (services, config, { values, positionals: [named] }) => {
  if (!named) throw new Error(`Name the file: ${line}`);
  const path = resolve(named);
  const bytes = await readFile(path).catch(({ code }) => {
    throw new Error(code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read (${code}).`);
  });
  const seller = await chooseSeller(services, values.seller, config.seed === 'demo' ? demoSellers[0].email : undefined);
  const print = (text: string) => void process.stdout.write(`${text}\n`);
  print(`Listing ${basename(path)} for ${seller.displayName}, ${seller.email}.`);
  const { run, errors } = await importFile(services, {
    seller,
    name: basename(path),
    bytes,
    pictureFolder: resolve(values.pictures ?? dirname(path)),
    onProgress: print,
  });
  const summary = `${run.listed} listed, ${run.known} listed before, ${run.refused} refused, of ${run.total}.`;
  if (run.refused === 0) return summary;
  const file = resolve(dirname(path), errors.fileName);
  await writeFile(file, writeRefused(errors));
  return `${summary}\nThe refused rows are in ${file}: mend them and run the same with that file.`;
});
