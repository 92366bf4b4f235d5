import { setImmediate as letOthers } from 'node:timers/promises';
import type { RefusedFile } from '../../../shared/contract/imports.ts';
import { WrittenAnswer } from '../../platform/http/handler.ts';

/** All rows of a large file take a tenth of a second. */
const AT_ONCE = 500;

/** Lets other requests run in between. */
export async function writeRefused({ rows, ...file }: RefusedFile): Promise<WrittenAnswer<RefusedFile>> {
  const encoder = new TextEncoder();
  const parts = [encoder.encode(`${JSON.stringify(file).slice(0, -1)},"rows":[`)];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const text = JSON.stringify(rows.slice(at, at + AT_ONCE)).slice(1, -1);
    parts.push(encoder.encode(at === 0 ? text : `,${text}`));
    await letOthers();
  }
  parts.push(encoder.encode(']}'));
  return new WrittenAnswer<RefusedFile>(new Uint8Array(Buffer.concat(parts)));
}
