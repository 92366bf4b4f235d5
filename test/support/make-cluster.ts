// Makes a database with every migration in the folder that is named: `node test/support/make-cluster.ts <folder>`.

import { openDatabase } from '../../server/platform/db/database.ts';

const [, , dir = ''] = process.argv;
const database = await openDatabase({ kind: 'embedded', dir });
await database.migrate();
await database.close();
