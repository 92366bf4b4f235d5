import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** What visitors have met who look around, each time at something that nobody had looked at before. */
export type Looks = {
  /** Answers by status. */
  answers: Record<string, number>;
  /** Looks that were not answered at all. */
  errors: number;
  /** Refusals with 503 that do not say when to come back. */
  silent: number;
  seconds: number;
};

const file = fileURLToPath(new URL('browse-load.mjs', import.meta.url));

type Options = { connections: number; perSecond?: number };

/**
 * Looks around a shop from a process of its own, so that the load does not slow down whoever measures.
 * @param options.perSecond requests made in all; without it each connection asks again as soon as it was answered
 * @param enough is asked every second whether to stop
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

/** Answers of any kind. */
export const answered = ({ answers }: Looks): number => Object.values(answers).reduce((sum, count) => sum + count, 0);
