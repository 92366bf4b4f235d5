import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Comparison, compareSamples } from '../support/compare-samples.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { reportProof } from '../support/proof-report.ts';
import { enrolByPassword, type Question, questionsAboutPeople } from '../support/questions-about-people.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const PEOPLE = Number(process.env.TIMED_PEOPLE ?? 200);
/** Repeats: differences from machine load vary, real ones stay. */
const ATTEMPTS = 3;

let folder: string;
let database: TestDatabase;
let server: ServerProcess;
let questions: Record<string, Question>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settee-enumeration-'));
  database = await openTestDatabase();
  server = await startServer({ DATA_DIR: folder, DATABASE_URL: database.url, SEED: 'none', TRUST_PROXY: '1' });
  for (let i = 0; i < PEOPLE; i++) await enrolByPassword(server.origin, knownEmail(i));
  questions = questionsAboutPeople(await enrolByPassword(server.origin, 'curious@known.test'));
});
afterAll(async () => {
  await server.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const name = (i: number) => `somebody.${String(i).padStart(4, '0')}`;
const knownEmail = (i: number) => `${name(i)}@known.test`;
/** New names each time, because emails and attempts per person are limited. */
const unknownEmail = (i: number, attempt: number) => `${name(i)}@none${attempt}.test`;

const timed = async (ask: Question, email: string) => {
  const started = performance.now();
  await ask(email);
  return performance.now() - started;
};

async function measure(ask: Question, attempt: number): Promise<Comparison> {
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let i = 0; i < PEOPLE; i++) {
    const turns = [
      async () => known.push(await timed(ask, knownEmail(i))),
      async () => unknown.push(await timed(ask, unknownEmail(i, attempt))),
    ];
    for (const turn of i % 2 === 0 ? turns : turns.reverse()) await turn();
  }
  return compareSamples(known, unknown);
}

const isTheSame = ({ ratio, p }: Comparison) => ratio < 1.1 && p > 0.01;

describe('the time of an answer does not tell who has an account (reliability T18)', () => {
  it.each([
    'logging in',
    'a forgotten password',
    'a token for them',
    'their record, by a stranger',
    'their record, by a buyer',
  ])('by %s', async (question) => {
    const ask = questions[question];
    if (!ask) throw new Error(`Nobody asks by ${question}.`);
    for (let i = 0; i < 20; i++) await ask(`warm.up.${i}@none.test`);
    const seen: Comparison[] = [];
    while (seen.length < ATTEMPTS && !seen.some(isTheSame)) seen.push(await measure(ask, seen.length));
    const note = seen.map(({ ratio, p }) => `medians ${((ratio - 1) * 100).toFixed(1)} % apart, p ${p.toFixed(3)}`);
    reportProof({
      proof: `Known or unknown, by the time of ${question}`,
      tried: 2 * PEOPLE * seen.length,
      lost: seen.some(isTheSame) ? 0 : 1,
      note: note.join('; '),
    });
    expect(seen.at(-1)).toSatisfy(isTheSame);
  });
});
