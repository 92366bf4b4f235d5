import type { APIRequestContext } from '@playwright/test';
import { ownNames, pageHeaders, reaching, trusting } from '../support/page-policy.ts';
import { expect, test } from './fixtures.ts';

async function fetchPage(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: { Accept: 'text/html,*/*' } });
  for (const name of ['server', 'x-powered-by', 'set-cookie']) expect(answer.headers()).not.toHaveProperty(name);
  return { status: answer.status(), headers: answer.headers(), text: await answer.text() };
}

const directives = (policy = '') => policy.replace(/'sha256-[^']+'( 'sha256-[^']+')*/, "'hash'").split('; ');

for (const path of ['/', '/dashboard/payment/1'])
  test(`the built page at ${path} says all that it may do (reliability 6)`, async ({ request }) => {
    const { headers } = await fetchPage(request, path);
    expect(directives(headers['content-security-policy'])).toEqual([...trusting(ownNames), ...reaching("'hash'")]);
    expect(headers).toMatchObject(pageHeaders);
    // The stories use http, where HSTS would lock people out.
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

test('the camera is allowed only where a seller scans a code @long', async ({ request }) => {
  const cameras = ['/', '/dashboard/purchases/1', '/dashboard/sales/1', '/offline'].map(
    async (path) => (await fetchPage(request, path)).headers['permissions-policy']?.split(', ')[0],
  );
  expect(await Promise.all(cameras)).toEqual(['camera=()', 'camera=()', 'camera=(self)', 'camera=(self)']);
});

test('the first page in Google’s window has no opener policy, so it can reach its page @long', async ({ request }) => {
  const policies = ['/google', '/login'].map(async (path) => (await fetchPage(request, path)).headers);
  expect((await Promise.all(policies)).map((headers) => headers['cross-origin-opener-policy'])).toEqual([
    'unsafe-none',
    'same-origin-allow-popups',
  ]);
});

test('every file that a page names is cached for a year and has the right type @long', async ({ request }) => {
  const { text } = await fetchPage(request, '/');
  const parts = [...new Set(text.match(/\/static\/[\w./-]+\.(js|css|woff2)\b/g))];
  for (const ending of ['.js', '.css', '.woff2'])
    expect(parts.filter((part) => part.endsWith(ending)).length, ending).toBeGreaterThan(0);
  for (const part of parts) {
    const { status, headers } = await fetchPage(request, part);
    expect(status, part).toBe(200);
    expect(headers, part).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-type'], part).not.toContain('html');
  }
});

test('an address with a trailing slash redirects permanently to the one without @long', async ({ request }) => {
  const answer = await request.get('/category/?from=mail', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, '/category?from=mail']);
});

test('a missing file is a plain 404, never a page in its place @long', async ({ request }) => {
  for (const path of ['/static/js/index.0000000000.js', '/static/css/gone.css', '/static/js/', '/static/nothing']) {
    const { status, headers, text } = await fetchPage(request, path);
    expect({ path, status, text }).toEqual({ path, status: 404, text: 'Not found' });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(headers['content-type'], path).toMatch(/^text\/plain/);
  }
});
