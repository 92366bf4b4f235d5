import type { ParseArgsConfig } from 'node:util';
import { DataDirTaken, lockDataDir } from '../platform/db/data-dir-lock.ts';
import { openDatabase } from '../platform/db/database.ts';
import type { Config } from '../ports/config.ts';
import { type CommandLine, readCommandLine, type Words } from './command-line.ts';
import { createServices } from './create-services.ts';
import { decideConfig } from './decide-config.ts';
import { readEnv } from './env.ts';
import type { AppServices } from './services.ts';

/**
 * Runs an operator's command. With the embedded database Settee must be stopped. Errors exit with 1.
 * @param work returns the text to print
 */
export async function runCommand<O extends NonNullable<ParseArgsConfig['options']>>(
  line: CommandLine<O>,
  work: (services: AppServices, config: Config, words: Words<O>) => Promise<string>,
): Promise<void> {
  const words = readCommandLine(line);
  if (!words) return;
  try {
    const config = { ...decideConfig(readEnv()), logLevel: 'error', tracing: undefined };
    const unlock = config.database.kind === 'embedded' ? lockEmbedded(config.dataDir) : undefined;
    const database = await openDatabase(config.database, undefined, { patient: true });
    const services = await createServices(config, { database });
    try {
      process.stdout.write(`${await work(services, config, words)}\n`);
    } finally {
      await services.close();
      unlock?.();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}

/** @throws an Error that says what to do */
function lockEmbedded(dataDir: string): () => void {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (!(error instanceof DataDirTaken)) throw error;
    throw new Error(
      `Settee is running on ${dataDir}, and its embedded database takes one process at a time. Stop it with Ctrl-C, run this command again, then start it. Nothing was changed.`,
    );
  }
}
