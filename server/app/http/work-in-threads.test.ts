import { afterAll, beforeAll, expect, it } from 'vitest';
import { importColumns, MAX_IMPORT_ROWS } from '../../../shared/domain/import-file.ts';
import { hasTooManyMarks, LEGAL_MAX, MARKS_MAX } from '../../../shared/domain/legal.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { shareOfLoop } from '../../../test/support/share-of-loop.ts';
import { checkImport } from '../../features/imports/check-import.ts';
import { renderText } from '../../features/legal/render-text.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

/** A long file in which each cell of each row is wrong. */
function longFile(): Uint8Array {
  const columns = importColumns.map(({ name }) => name);
  const lines = Array.from({ length: MAX_IMPORT_ROWS / 4 }, (_, i) =>
    columns
      .map((name) => (name === 'reference' ? `r${i}` : name === 'pictures' ? 'a.jpg|b.jpg' : 'Springfield'))
      .join(','),
  );
  return Buffer.from([columns.join(','), ...lines].join('\n'));
}

const caller = async () => {
  const seller = await market.seller();
  const found = await market.services.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', seller.id)
    .executeTakeFirstOrThrow();
  return { id: seller.id, displayName: found.display_name, emailVerified: true } as Parameters<typeof checkImport>[1];
};

it('a file of listings is checked in another thread', async () => {
  const [seller, bytes] = [await caller(), longFile()];
  let refused = 0;
  const share = await shareOfLoop(async () => {
    const pictures = 'chair.jpg\n'.repeat(500_000);
    const { json } = await checkImport(market.services, seller, { name: 'all.csv', bytes, pictures });
    refused = JSON.parse(new TextDecoder().decode(json.subarray(0, 200)).replace(/,"refused".*/s, '}')).good;
  });
  expect(refused).toBe(0);
  expect(share).toBeLessThan(0.4);
});

it('the longest Markdown is rendered in another thread', async () => {
  const paragraph = `${'*a_ [b]( '.repeat(MARKS_MAX / 4)}\n\n`;
  const text = paragraph.repeat(LEGAL_MAX / paragraph.length);
  expect(hasTooManyMarks(text)).toBe(false);
  await renderText('begun');
  expect(await shareOfLoop(() => renderText(text))).toBeLessThan(0.4);
});
