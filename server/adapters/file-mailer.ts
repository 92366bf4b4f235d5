import { randomUUIDv7 } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from '../ports/mailer.ts';

/** Keeps mail as files, one a mail, for installations without an SMTP server; `/sandbox/mail` shows them. */
export function createFileMailer(dir: string): Mailer {
  return {
    delivers: false,
    async send(mail) {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const file = join(dir, `${randomUUIDv7()}.json`);
      await writeFile(`${file}.part`, JSON.stringify(mail, null, 2), { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
