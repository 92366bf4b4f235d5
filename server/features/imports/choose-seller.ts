import { type Account, accountCan } from '../../../shared/domain/account.ts';
import type { Services } from '../../ports/services.ts';
import { findAccountByEmail } from '../accounts/find-account.ts';
import { readUsers } from '../accounts/read-users.ts';

/**
 * Returns the named seller, else the only one, else the demo's. Never guesses.
 * @param demo email of the demo seller
 * @throws an Error that says what to do
 */
export async function chooseSeller(
  { db }: Pick<Services, 'db'>,
  named: string | undefined,
  demo: string | undefined,
): Promise<Account> {
  const email = named ?? (await onlySeller(db)) ?? demo;
  const seller = email && (await findAccountByEmail(db, email));
  if (seller && accountCan.sell(seller)) return seller;
  throw new Error(
    named === undefined
      ? 'This shop does not have exactly one seller. Name the seller of these listings: --seller name@example.com'
      : `No seller has signed up as ${named}.`,
  );
}

async function onlySeller(db: Services['db']): Promise<string | undefined> {
  const { items } = await readUsers({ db }, 'seller', { limit: 2 });
  return items.length === 1 ? items[0]?.email : undefined;
}
