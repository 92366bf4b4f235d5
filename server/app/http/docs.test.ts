import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/contract/contract.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { docsPage, openApiDocument } from './docs.ts';

type Operation = { operationId: string; security?: object[]; parameters: { name: string; in: string }[] };

const document = openApiDocument('https://shop.example');
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, ...(operation as Operation) })),
);

describe('the description of the API', () => {
  it('passes a linter of the field', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        // The document's origin is an example.
        'no-server-example.com': 'off',
        // Would flag `/orders/{id}` beside `/orders/restore`; we have no such pair.
        'no-ambiguous-paths': 'error',
        // Reads without own refusals have only the common 4xx.
        'operation-4xx-response': 'error',
      },
    });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('names the reason of an error beside its sentence', () => {
    const { Error: error, Reason: reason } = document.components.schemas;
    expect(Object.keys(error.properties)).toEqual(expect.arrayContaining(['message', 'fields', 'reason', 'reasons']));
    expect(Object.keys(reason.properties)).toEqual(['key', 'params']);
  });

  it('has one path for each shape, and each operation declares its parameters and its security', () => {
    const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
    for (const { path, operationId, security, parameters } of operations) {
      expect(security, operationId).toBeInstanceOf(Array);
      const declared = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      expect(declared, operationId).toEqual(path.match(/(?<=\{)\w+/g) ?? []);
    }
    expect(Object.keys(document.paths['/users/{emailOrId}'] ?? {}).sort()).toEqual(['delete', 'get', 'put']);
  });

  it('describes the stream of events', () => {
    expect(document.paths['/events']).toMatchObject({
      get: { responses: { 200: { content: { 'text/event-stream': {} } } }, security: [{ accessToken: [] }] },
    });
  });
});

it('other work goes on while the page about the API is made: each call has a turn of its own', async () => {
  let [turns, isDone] = [0, false];
  const turn = () => {
    turns++;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await docsPage();
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(Object.keys(contract).length);
});

describe('addresses of the API', () => {
  let market: Market;
  beforeAll(async () => {
    market = await openMarket();
  });
  afterAll(() => market.close());

  it('answer with a slash at their end too', async () => {
    for (const path of ['/api/furniture-available', '/api/categories', '/api/search']) {
      const [plain, slashed] = await Promise.all([path, `${path}/`].map((one) => market.stranger.fetch(one)));
      expect([slashed?.status, await slashed?.text()]).toEqual([200, await plain?.text()]);
    }
  });

  it('refuse what a search does not know, and name it', async () => {
    const answer = await market.stranger.fetch('/api/search?words=oak&colour=green&color=green&__proto__=1');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'invalid_input',
      fields: { color: expect.stringMatching(/no such parameter.*colour/) },
    });
  });
});
