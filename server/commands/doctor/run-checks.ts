import { resolve } from 'node:path';
import type { Env } from '../../app/env.ts';
import type { Config } from '../../ports/config.ts';
import { checkArchive, checkDatabase } from './check-database.ts';
import { checkCopies, checkDisk, noBackup } from './check-machine.ts';
import { checkAddress, checkCards, checkMail } from './check-outside.ts';
import { checkSettings } from './check-settings.ts';
import { describeChoices, describeSettings } from './describe-settings.ts';
import type { Finding } from './finding.ts';

const marks = { ok: '✓', warning: '!', missing: '✗' };

/**
 * Checks what production needs. Changes nothing.
 * @param mailTo recipient of a test email
 * @param backups folder of the backups; without it `backups`, or an archive of PostgreSQL's log
 * @returns the report, and whether nothing is missing
 */
export async function runChecks(
  env: Env,
  mailTo: string | undefined,
  backups: string | undefined,
): Promise<{ text: string; isReady: boolean }> {
  const { config, findings } = checkSettings(env);
  if (config) {
    findings.push(await checkDisk(config), ...(await checkDatabase(config)));
    findings.push(...(await checkBackups(config, backups)));
    if (env.PUBLIC_URL) findings.push(...(await checkAddress(config)));
    findings.push(...(await checkCards(config)), ...(await checkMail(config, mailTo)));
  }
  const lacking = findings.filter(({ state }) => state === 'missing').length;
  const sections = [
    ['Settings', describeSettings(env)],
    ['What they lead to', config ? describeChoices(config) : []],
    ['Checks', findings.map(lineOf)],
  ] as const;
  const end =
    lacking === 0
      ? 'Nothing is missing. You can go live.'
      : `${lacking} ${lacking === 1 ? 'thing is' : 'things are'} missing before going live.`;
  const text = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => [title, ...lines.map((line) => `  ${line}`), ''].join('\n'))
    .join('\n');
  return { text: `${text}\n${end}\n`, isReady: lacking === 0 };
}

async function checkBackups(config: Config, named: string | undefined): Promise<Finding[]> {
  const folder = named ?? resolve('backups');
  const copies = await checkCopies(config, folder);
  if (copies.length > 0) return copies;
  const archive = named ? undefined : await checkArchive(config).catch(() => undefined);
  return [archive ?? noBackup(folder)];
}

const lineOf = ({ state, about, sentence }: Finding) => `${marks[state]} ${about.padEnd(24)} ${sentence}`;
