import { readFile, writeFile } from 'node:fs/promises';
import { readCommandLine } from '../app/command-line.ts';
import { privacyTable } from '../features/accounts/personal-data/registry.ts';

const document = new URL('../../docs/privacy.md', import.meta.url);

const usage = `npm run privacy

Writes the table of docs/privacy.md: what is kept about people, how long, and where.`;

if (readCommandLine({ usage })) {
  const text = await readFile(document, 'utf8');
  await writeFile(
    document,
    text.replace(/^\|[\s\S]*\|$/m, () => privacyTable()),
  );
}
