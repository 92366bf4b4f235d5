import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/domain/language.ts';
import { legalDocuments, placeholdersOf } from '../../../shared/domain/legal.ts';

const read = (document: string, language: string) =>
  readFileSync(`server/features/legal/texts/${document}.${language}.md`, 'utf8');

/** Topics that the law asks a privacy page to name (Article 13 GDPR), as a number that is the same in each language. */
const bases = ['b)', 'c)', 'f)'];

describe.each(languages)('the first texts in %s', (language) => {
  it('name legal bases, who receives data, transfers, the daily hash and how long it lasts', () => {
    const text = read('privacy', language);
    for (const base of bases) expect(text.replace(/6\.1\.(\w)/g, '$1)')).toContain(base);
    for (const topic of [
      /Google/,
      /Firebase/,
      /hash/i,
      /push/i,
      /\b30 (days|Tage|días)/,
      /two days|zwei Tagen|dos días/,
    ])
      expect(text).toMatch(topic);
    // Card, hosting and mail provider, logins, the other party, the tax authority, push services.
    expect(text.split('\n## ')[2]?.match(/^- /gm)).toHaveLength(6);
    // The brackets are found, so nobody publishes them unfilled.
    const brackets = text.match(/\[[^\]]+\]/g) ?? [];
    expect(placeholdersOf(text).map((name) => `[${name}]`)).toEqual([...new Set(brackets)]);
    expect(brackets.length).toBeGreaterThanOrEqual(8);
  });

  it('declare a withdrawal with a model form', () => {
    expect(read('returns', language)).toMatch(/Model withdrawal form|Muster-Widerrufsformular|Modelo de formulario/);
  });
});

it.each(['de', 'es'])('the first texts in %s name in it what is open', (language) => {
  const open = legalDocuments.flatMap((document) => placeholdersOf(read(document, language)));
  expect(open).not.toEqual([]);
  for (const english of ['email', 'phone', 'address']) expect(open).not.toContain(english);
});

describe('logs of the proxies', () => {
  it('hold no visitor’s address, as the privacy page promises', () => {
    const caddy = readFileSync('deploy/Caddyfile', 'utf8');
    const logs = caddy.split(/\n\t+log \{/).slice(1);
    expect(logs.length).toBe(2);
    for (const log of logs)
      for (const field of ['remote_ip', 'remote_port', 'client_ip', 'headers'])
        expect(log).toContain(`request>${field} delete`);
    // Names both ends of a connection that broke.
    expect(logs[0]).toContain('error regexp');
    // A redirect names the token of a mail's link, or an e-mail.
    expect(logs[1]).toContain('resp_headers>Location delete');
    const nginx = readFileSync('deploy/nginx.conf', 'utf8');
    expect(nginx).toContain('access_log off;');
    // One of a failing disk or handshake is `crit`.
    expect(nginx).toContain('error_log stderr emerg;');
  });
});
