import { readFile, writeFile } from 'node:fs/promises';
import { privacyTable } from '../features/accounts/personal-data/registry.ts';

const document = new URL('../../docs/privacy.md', import.meta.url);

/** `npm run privacy` writes the table of docs/privacy.md. */
const text = await readFile(document, 'utf8');
await writeFile(
  document,
  text.replace(/^\|[\s\S]*\|$/m, () => privacyTable()),
);
