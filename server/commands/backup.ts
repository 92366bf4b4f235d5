import { join, resolve } from 'node:path';
import { runCommand } from '../app/run-command.ts';
import { backUp } from './backup/back-up.ts';
import { type Restored, restore } from './backup/restore.ts';

const usage = `npm run backup [-- FOLDER]
npm run restore -- FOLDER

Saves all rows and the pictures on disk to a new folder, backups/<now> unless another is named; or restores such a folder
into an empty database. Both databases share one format. With the embedded database stop Settee first.`;

await runCommand({ usage, most: 2 }, async ({ pool }, config, { positionals: [act, named] }) => {
  if (act !== 'backup' && act !== 'restore') throw new Error(usage);
  if (act === 'restore' && !named)
    throw new Error('Name the folder of the backup: npm run restore -- backups/2026-01-31T04-00-00');
  const folder = resolve(named ?? join('backups', new Date().toISOString().replaceAll(':', '-').slice(0, 19)));
  const { tables, images, remark }: Restored = await (act === 'restore' ? restore : backUp)(pool, config, folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const done = act === 'restore' ? 'Restored' : 'Backed up';
  const line = `${done} ${rows} rows of ${tables.length} tables and ${images} picture files: ${folder}`;
  return remark ? `${line}\n${remark}` : line;
});
