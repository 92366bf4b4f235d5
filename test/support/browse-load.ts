import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Results of uncached requests. */
export type Looks = {
  answers: Record<string, number>;
  errors: number;
  /** 503 responses without a retry time. */
  silent: number;
  seconds: number;
};

const file = fileURLToPath(new URL('browse-load.mjs', import.meta.url));

type Options = { connections: number; perSecond?: number };

/**
 * Generates browsing load in a separate process.
 * @param options.perSecond total requests; without it, maximum speed
 * @param enough called every second, returns whether to stop
 */
export async function browse(origin: string, options: Options, enough: (looks: Looks) => boolean): Promise<Looks> {
  const numbers = [options.connections, options.perSecond].map((number) => (number ? String(Math.ceil(number)) : ''));
  const child = spawn(process.execPath, [file, origin, ...numbers], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let looks: Looks = { answers: {}, errors: 0, silent: 0, seconds: 0 };
  for await (const line of createInterface(child.stdout)) {
    looks = JSON.parse(line);
    if (enough(looks)) child.stdin.end();
  }
  await ended;
  return looks;
}

export const answered = ({ answers }: Looks): number => Object.values(answers).reduce((sum, count) => sum + count, 0);
