import { expect, it } from 'vitest';
import { createGoogleSandbox } from './google/create-google-sandbox.ts';
import { languageOf } from './page-language.ts';

it.each([
  ['', '', 'en'],
  ['', 'de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['', 'fr, es;q=0.5', 'es'],
  ['theme=dark; language=es', 'de', 'es'],
  ['language=fr', 'de', 'de'],
  ['my-language=es', 'fr', 'en'],
])('with the cookie %j and the browser’s %j a page is in %s', (cookie, accepted, language) => {
  const headers = { cookie, 'accept-language': accepted };
  expect(languageOf(new Request('http://provider.test/', { headers }))).toBe(language);
});

it.each([
  ['en', 'Choose an account', 'Type a name'],
  ['de', 'Wähl ein Konto', 'Gib einen Namen'],
  ['es', 'Elige una cuenta', 'Escribe un nombre'],
])('the page of accounts and its refusal are in %s', async (language, title, refusal) => {
  const issuer = 'http://shop.test/sandbox/google';
  const callbackUrl = 'http://shop.test/back';
  const google = await createGoogleSandbox({ issuer, secret: 'secret', people: [], callbackUrl });
  const asked = { client_id: 'shop', redirect_uri: callbackUrl, state: 's', code_challenge: 'c' };
  const query = new URLSearchParams({ ...asked, response_type: 'code', code_challenge_method: 'S256' });
  const headers = { cookie: `language=${language}` };
  const page = await google.fetch(new Request(`${issuer}/authorize?${query}`, { headers }));
  expect(await page.text()).toContain(title);
  const body = new URLSearchParams({ name: '', email: 'x' });
  const refused = await google.fetch(new Request(`${issuer}/authorize?${query}`, { method: 'POST', headers, body }));
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(refusal)]);
});
