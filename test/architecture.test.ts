import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { architectureClaims } from './support/architecture-claims.ts';

/** Compares docs/architecture.md with the source: each sentence has a test, and the files call each other as it says. */

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const architecture = read('docs/architecture.md');

/** Without picture, titles and the bold words in front. */
const sentences = architecture
  .slice(architecture.indexOf('**One package'))
  .split(/\n\s*\n|\n(?=\d\. |- |#)/)
  .filter((part) => !part.startsWith('#'))
  .flatMap((part) =>
    part
      .replace(/\s+/g, ' ')
      .replace(/^(\d\.|-) /, '')
      .replace(/^\*\*[^*]+[.?]\*\* /, '')
      .trim()
      .split(/(?<=\.\)?) (?=[A-Z*`[])/),
  );

const importsOf = (path: string): string[] =>
  [...read(path).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)].map(([, name = '']) =>
    join(dirname(path), name),
  );

it('each sentence of architecture.md has a test, which is there', () => {
  const begun = sentences.map((sentence, index) => {
    const begins = architectureClaims[index]?.[0] ?? 'nothing';
    return sentence.startsWith(begins) ? begins : `${begins} ≠ ${sentence}`;
  });
  expect(begun).toEqual(architectureClaims.map(([begins]) => begins));
  const missing = architectureClaims.flatMap(([begins, ...tests]) =>
    tests
      .filter((test) => {
        const [path = '', title = 'no title'] = test.split(/: (.*)/);
        return !existsSync(join(root, path)) || !read(path).replaceAll("\\'", "'").includes(title);
      })
      .map((test) => `${begins} → ${test}`),
  );
  expect(missing).toEqual([]);
  expect(architectureClaims.filter(([, ...tests]) => tests.length === 0)).toEqual([]);
});

const http = 'server/app/http';
const checkout = 'server/features/checkout';
const payouts = 'server/features/payouts';
const conversations = 'server/features/conversations';

it.each([
  ['web/features/wishlist/follow-saved.ts', 'web/platform/api.ts'],
  ['web/features/wishlist/wishlist-queries.ts', 'web/platform/api-client.ts'],
  [`${http}/page-routes.ts`, `${http}/server-api.ts`],
  [`${http}/create-app.ts`, 'server/platform/http/shed-load.ts'],
  [`${http}/create-app.ts`, `${http}/limits.ts`],
  [`${http}/create-app.ts`, `${http}/api-routes.ts`],
  [`${http}/api-routes.ts`, `${http}/bind-contract.ts`],
  [`${http}/bind-contract.ts`, `${http}/gate.ts`],
  [`${http}/bind-contract.ts`, 'server/platform/http/read-input.ts'],
  [`${http}/bind-contract.ts`, 'shared/contract/translate-wire.ts'],
  ['server/features/wishlist/routes.ts', 'server/features/wishlist/add-wish.ts'],
  ['server/features/wishlist/add-wish.ts', 'shared/domain/listing.ts'],
  ['server/features/wishlist/add-wish.ts', 'server/features/wishlist/wish-store.ts'],
  ['server/app/create-services.ts', 'server/platform/observability/watch-run.ts'],
  [`${checkout}/routes.ts`, `${checkout}/payment/begin-purchase.ts`],
  [`${checkout}/payment/begin-purchase.ts`, `${checkout}/payment/purchase-store.ts`],
  [`${checkout}/payment/begin-purchase.ts`, `${checkout}/payment/ensure-intent.ts`],
  [`${checkout}/payment/confirm-payment.ts`, `${checkout}/payment/settle-purchase.ts`],
  [`${checkout}/reconciliation/receive-event.ts`, `${checkout}/payment/apply-intent.ts`],
  [`${checkout}/reconciliation/process-purchases.ts`, `${checkout}/payment/settle-purchase.ts`],
  [`${checkout}/payment/settle-purchase.ts`, `${checkout}/payment/apply-intent.ts`],
  [`${checkout}/payment/apply-intent.ts`, 'shared/domain/purchase.ts'],
  [`${checkout}/payment/apply-intent.ts`, `${checkout}/payment/apply-transition.ts`],
  [`${checkout}/payment/apply-transition.ts`, `${checkout}/payment/transition-effects.ts`],
  [`${checkout}/payment/transition-effects.ts`, `${checkout}/books/sale-store.ts`],
  [`${checkout}/payment/transition-effects.ts`, `${checkout}/books/ledger-store.ts`],
  [`${checkout}/payment/transition-effects.ts`, `${checkout}/mails/purchase-mails.ts`],
  [`${checkout}/reconciliation/process-purchases.ts`, `${checkout}/payment/end-hold.ts`],
  [`${checkout}/payment/end-hold.ts`, `${checkout}/payment/settle-purchase.ts`],
  ['server/features/fulfillment/complete-sale.ts', `${checkout}/books/release-sale.ts`],
  ['server/app/create-deal-hooks.ts', `${payouts}/match-payouts.ts`],
  [`${payouts}/transfers/order-transfers.ts`, `${payouts}/transfers/transfer-store.ts`],
  [`${payouts}/transfers/send-transfers.ts`, `${payouts}/transfers/finish-transfer.ts`],
  [`${payouts}/transfers/send-transfers.ts`, 'server/ports/seller-payouts.ts'],
  [`${payouts}/transfers/send-reversals.ts`, 'server/ports/seller-payouts.ts'],
  [`${payouts}/transfers/send-reversals.ts`, `${payouts}/match-payouts.ts`],
  ['server/adapters/manual-payouts.ts', 'server/ports/seller-payouts.ts'],
  ['server/adapters/connect-payouts.ts', 'server/ports/seller-payouts.ts'],
  [`${conversations}/routes.ts`, `${conversations}/send-message.ts`],
  [`${conversations}/send-message.ts`, `${conversations}/limit-messages.ts`],
  [`${conversations}/send-message.ts`, 'shared/domain/contact/hide-contact.ts'],
  [`${conversations}/send-message.ts`, `${conversations}/write-message.ts`],
  [`${conversations}/notify-message.ts`, 'server/features/notifications/notify.ts'],
  ['server/features/offers/propose-offer.ts', `${conversations}/write-message.ts`],
  ['server/features/offers/answer-offer.ts', 'server/features/offers/hold-for-offer.ts'],
  ['server/app/create-deal-hooks.ts', `${conversations}/write-sale-event.ts`],
  ['server/app/create-deal-hooks.ts', 'server/features/offers/end-offers.ts'],
  ['server/main.ts', 'server/app/run-until-stopped.ts'],
  ['server/app/run-until-stopped.ts', 'server/app/env.ts'],
  ['server/app/run-until-stopped.ts', 'server/app/decide-config.ts'],
  ['server/app/run-until-stopped.ts', 'server/app/start-server.ts'],
  ['server/app/start-server.ts', 'server/app/create-services.ts'],
  ['server/app/start-server.ts', `${http}/create-listener.ts`],
  [`${http}/create-listener.ts`, `${http}/create-app.ts`],
  ['server/app/start-server.ts', 'server/platform/process/shut-down-gracefully.ts'],
  ['test/support/marketplace.ts', 'server/app/start-server.ts'],
  ['server/app/jobs/scheduler.ts', 'server/app/jobs/due-work-store.ts'],
])('%s calls %s', (from, to) => expect(importsOf(from)).toContain(to));

it('the projects refer to each other as the picture says: web and server to shared, and never to each other', () => {
  const referred = (project: string) =>
    [...read(`${project}/tsconfig.json`).matchAll(/"path": "\.\.\/([^"]+)"/g)].map(([, name]) => name);
  expect(Object.fromEntries(['shared', 'web', 'server'].map((project) => [project, referred(project)]))).toEqual({
    shared: [],
    web: ['shared'],
    server: ['shared', 'sandbox'],
  });
});

it('adapters import ports and platform, and nothing else of the server', () => {
  const files = readdirSync(join(root, 'server/adapters'), { recursive: true, encoding: 'utf8' });
  const foreign = files
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .flatMap((name) => importsOf(`server/adapters/${name}`))
    .filter((name) => !/^(server\/(adapters|ports|platform)|shared)\//.test(name));
  expect(foreign).toEqual([]);
});

it('architecture.md names the rooms of web that join features, and those of its platform', () => {
  const rooms = (folder: string) => readdirSync(join(root, folder));
  const [, named = ''] = /the rooms without a feature of the server \(([^)]+)\)/.exec(architecture) ?? [];
  const joining = rooms('web/features').filter((room) => !rooms('server/features').includes(room));
  expect([...named.matchAll(/`([\w-]+)`/g)].map(([, name]) => name).sort()).toEqual(joining.sort());
  const platform = rooms('web/platform').join(' ');
  const drawn = ['api', 'live', 'session', 'shop', 'theme', 'offline'];
  expect(drawn.filter((room) => !new RegExp(`\\b${room}\\b`).test(platform))).toEqual([]);
});

it('the picture has the rooms of shared', () => {
  const rooms = readdirSync(join(root, 'shared'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(architecture).toContain(
    `└─▶ ${rooms
      .map(({ name }) => name)
      .sort()
      .join(' ')} ◀`,
  );
});

it('answers are checked in tests, and a missing handler does not compile', () => {
  expect(read('test/support/marketplace.ts')).toContain('checkAnswers: true');
  expect(read('server/app/http/bind-contract.ts')).toContain('if (check) schema.parse(wire)');
  expect(read('server/app/handlers.ts')).toMatch(/createHandlers = \(services: \w+\): Handlers =>/);
  expect(read('server/platform/http/handler.ts')).toMatch(/type Handlers = \{ \[N in CallName\]:/);
});

it('what is repeated is so as often as architecture.md says', () => {
  const scheduler = read('server/app/jobs/scheduler.ts');
  expect(scheduler).toContain('const TICK = 1000;');
  expect(scheduler).toContain('const RECONCILE_EVERY = 5 * 60_000;');
  expect(scheduler).toContain('repeat(compareBooks, RECONCILE_EVERY');
  expect(scheduler).toMatch(/compareBooks[\s\S]*?reconcile\([\s\S]*?verifyBooks\(/);
  expect(read('server/app/jobs/periodic-jobs.ts')).toContain('work: () => compareTransfersNightly(services)');
});
