import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

export type CommandLine<O extends Options> = {
  /** The line to type, then what it does. */
  usage: string;
  options?: O;
  /** Number of arguments besides the options. */
  most?: number;
};

export type Words<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

/**
 * Reads what was typed after a command. Prints the usage for `--help`, and beside what the command does not take.
 * @returns undefined when there is nothing to do
 */
export function readCommandLine<O extends Options>({ usage, options, most = 0 }: CommandLine<O>): Words<O> | undefined {
  const typed = process.argv.slice(2);
  if (typed.includes('--help') || typed.includes('-h')) {
    process.stdout.write(`${usage}\n`);
    return undefined;
  }
  try {
    const words = parseArgs({ args: typed, options: options ?? ({} as O), allowPositionals: true });
    const surplus = words.positionals[most];
    if (surplus !== undefined) throw new Error(`Unexpected word "${surplus}".`);
    return words;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}\n`);
    process.exitCode = 1;
    return undefined;
  }
}
