import { expect, it } from 'vitest';
import { openMarket } from '../../../test/support/marketplace.ts';

it('starts an older version beside a newer one without changing its migrations', async () => {
  const market = await openMarket();
  await market.sql(
    `insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-version', '2099-01-01T00:00:00.000Z')`,
  );
  await market.services.database.migrate();
  const names = await market.sql('select name from kysely_migration order by name');
  expect(names.at(-1)).toEqual({ name: '9999-of-a-newer-version' });
  expect(await market.listing()).toMatchObject({ id: expect.any(String) });
  await market.close();
});
