import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../platform/files/make-folder.ts';
import type { Mailer } from '../ports/mailer.ts';

/** Writes emails to files, for `/sandbox/mail`. */
export function createFileMailer(dir: string): Mailer {
  let last = 0;
  // Unique microseconds: files sort in sending order.
  const nextMoment = () => (last = Math.max(last + 1, Date.now() * 1000));
  return {
    delivers: false,
    async send(mail) {
      const file = join(dir, `${nextMoment()}-${randomUUID()}.json`);
      await makeFolder(dir);
      await writeFile(`${file}.part`, JSON.stringify(mail, null, 2), { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
