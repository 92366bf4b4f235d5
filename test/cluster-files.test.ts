import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const folder = 'deploy/cluster';
const EXAMPLE = 'cluster.env.example';
const read = (path: string) => readFileSync(path, 'utf8');
const templates = readdirSync(folder).filter((name) => name !== EXAMPLE);
const variablesOf = (name: string) => [...read(`${folder}/${name}`).matchAll(/\$\{(\w+)\}/g)].map(([, value]) => value);

it('asks for the values of cluster.env.example, and for no others', () => {
  const given = [...read(`${folder}/${EXAMPLE}`).matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(new Set(templates.flatMap(variablesOf))).toEqual(new Set(given));
});

it('holds nothing else that envsubst would replace', () => {
  for (const name of templates)
    expect(read(`${folder}/${name}`).replaceAll(/\$\{\w+\}|\$1\b/g, ''), name).not.toContain('$');
});

it('keeps the rule of Patroni for its times, and confirms commits on two machines (docs/decisions/0113)', () => {
  const { dcs } = parse(read(`${folder}/patroni.yml`)).bootstrap;
  expect(dcs.ttl).toBeGreaterThanOrEqual(dcs.loop_wait + 2 * dcs.retry_timeout);
  expect(dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
  expect(dcs.postgresql.parameters.synchronous_commit).toBe('on');
});

it('begins connections to PostgreSQL as deploy/pgbouncer.ini does', () => {
  const query = (path: string) => /connect_query='.*'/.exec(read(path))?.[0];
  expect(query(`${folder}/pgbouncer.ini`)).toBe(query('deploy/pgbouncer.ini'));
  expect(query('deploy/pgbouncer.ini')).toContain('statement_timeout');
});
