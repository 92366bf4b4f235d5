import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { openApiDocument } from './docs.ts';

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

describe('the pages about the API', () => {
  it('are made once, and other work goes on meanwhile', async () => {
    const market = await openMarket();
    onTestFinished(() => market.close());
    const spent = () => {
      const { user, system } = process.threadCpuUsage();
      return user + system;
    };
    const read = async (path: string) => {
      const before = spent();
      let [longest, last, isDone] = [0, before, false];
      const turn = () => {
        longest = Math.max(longest, spent() - last);
        last = spent();
        if (!isDone) setImmediate(turn);
      };
      setImmediate(turn);
      const text = await (await market.stranger.fetch(path)).text();
      isDone = true;
      return { text, longest, cost: spent() - before };
    };
    const first = await read('/api/docs');
    const second = await read('/api/docs?again=1');
    // Each call in a turn of its own.
    expect(first.longest).toBeLessThan(first.cost / 3);
    expect(second.text).toBe(first.text);
    expect(second.cost).toBeLessThan(first.cost / 2);
    expect((await read('/api/openapi.json')).text).toContain('createListing');
  });
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
