import { expect, it } from 'vitest';
import { languages } from '../../../shared/domain/language.ts';
import { describeNotification } from './describe-notification.ts';

it.each(languages)('quotes a reason without a second full stop (%s)', (language) => {
  const params = {
    title: 'Oak chair',
    outcome: 'refund',
    amountCents: 9000,
    text: 'The photos show it. A leg is broken.',
  };
  const { text } = describeNotification({ kind: 'dispute_decided', params, count: 1 }, language);
  expect(text).toMatch(/[“„«]The photos show it\. A leg is broken[”“»]\./);
});

it.each(languages)('says that a reminder is the last one, before when, and what happens then (%s)', (language) => {
  const until = '2026-03-02T10:00:00.000Z';
  const params = { title: 'Oak chair', until, last: true };
  for (const kind of ['time_missing', 'address_missing', 'parcel_missing', 'parcel_due', 'code_missing'] as const) {
    const { title, text } = describeNotification({ kind, params, count: 1 }, language);
    const plain = describeNotification({ kind, params: { title: 'Oak chair', until }, count: 1 }, language);
    expect(title).toMatch(/^(Last reminder|Letzte Erinnerung|Último recordatorio): /);
    expect(title).toContain(plain.title);
    expect(text).toMatch(/(last reminder|letzte Erinnerung|último recordatorio) (before|vor dem|antes del) .*2026/);
    expect(text.startsWith(plain.text)).toBe(true);
    expect(plain.text).toContain('2026');
  }
  const waits = { amountCents: 11_040, next: until };
  expect(describeNotification({ kind: 'bank_details_missing', params: waits, count: 1 }, language).text).toMatch(
    /(next reminder|nächste Erinnerung|próximo recordatorio) .*2026/,
  );
});

it.each(languages)('says that a decision stands when nobody decides the appeal in time (%s)', (language) => {
  const params = { title: 'Oak chair', until: '2026-03-02T10:00:00.000Z' };
  const [dispute, appeal] = [params, { ...params, appeal: true }].map(
    (known) => describeNotification({ kind: 'decision_needed', params: known, count: 1 }, language).text,
  );
  expect(dispute).toMatch(/the buyer gets the money back|bekommt der Käufer das Geld|el comprador recibe el dinero/);
  expect(appeal).toMatch(/2026.*(the decision stands|bleibt sie bestehen|la decisión se mantiene)/);
});

it.each(languages)('promises no money while the bank of the buyer disputes the payment (%s)', (language) => {
  const facts = { title: 'Oak chair', until: '2026-03-02T10:00:00.000Z' };
  const kinds = [
    ['inspection', facts],
    ['parcel_assumed', { ...facts, to: 'buyer' }],
    ['parcel_assumed', { ...facts, to: 'seller' }],
    ['parcel_arrived', facts],
  ] as const;
  const bank = /no money moves until|bewegt sich kein Geld|no se mueve dinero/;
  const promise = /After that|Danach|Después/;
  for (const [kind, params] of kinds) {
    const [plain = '', waits = ''] = [params, { ...params, waits: true }].map(
      (known) => describeNotification({ kind, params: known, count: 1 }, language).text,
    );
    expect([kind, promise.test(plain), bank.test(plain)]).toEqual([kind, true, false]);
    expect([kind, promise.test(waits), bank.test(waits)]).toEqual([kind, false, true]);
  }
  const ended = {
    title: 'Oak chair',
    from: 'Bo',
    text: 'Too big',
    waits: true,
    absent: 'buyer',
    about: 'sent',
    to: 'seller',
  };
  for (const kind of ['sale_cancelled', 'handover_refused', 'no_show_ended', 'party_left'] as const)
    expect(describeNotification({ kind, params: ended, count: 1 }, language).text).toMatch(bank);
});

it.each(languages)('says that no money moves before the bank of the buyer has decided (%s)', (language) => {
  const params = { title: 'Oak chair', outcome: 'release', amountCents: 0, text: 'All is fine.' };
  const [plain, waits] = [params, { ...params, waits: true }].map(
    (known) => describeNotification({ kind: 'dispute_decided', params: known, count: 1 }, language).text,
  );
  const said = /no money moves until|bewegt sich kein Geld|no se mueve dinero/;
  expect([said.test(plain ?? ''), said.test(waits ?? '')]).toEqual([false, true]);
});

it('writes “on” before a day and “by” before a deadline, in English', () => {
  const start = '2026-03-02T10:00:00.000Z';
  const [met, ended, check] = (
    [
      ['time_agreed', { title: 'Oak chair', from: 'Bo', start, timeZone: 'UTC' }],
      ['handover_cancelled', { title: 'Oak chair', start, timeZone: 'UTC' }],
      ['inspection', { title: 'Oak chair', until: start }],
    ] as const
  ).map(([kind, params]) => Object.values(describeNotification({ kind, params, count: 1 }, 'en')).join('\n'));
  expect(met).toContain('is handed over on Mar 2, 2026');
  expect(`${met}${ended}`).not.toContain(' at Mar');
  expect(check).toContain('Please check Oak chair by Mar 2, 2026');
  expect(check).toContain('report it by Mar 2, 2026');
});
