import type { Page } from '../../../shared/contract/call.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { getApi } from '../../api-client.ts';
import type { SessionAccount } from '../../session.ts';
import { proven } from './proven.ts';

const PAGE = 100;

/** Everything that Settee keeps about a person and lets them see, read list by list and page by page. */
export async function ownData(account: SessionAccount) {
  const api = getApi();
  const { email } = account;
  const query = (cursor: string | undefined) => ({ limit: PAGE, cursor });
  return {
    account: await api.getUser({ params: { email } }),
    signedInAt: await proven((calls) => calls.listSessions()),
    listings: accountCan.sell(account)
      ? await all((cursor) => api.listOwnListings({ params: { email }, query: query(cursor) }))
      : [],
    alerts: await api.getAlertChoices(),
    imports: accountCan.sell(account) ? await api.listImports() : [],
    savedSearches: await api.listSavedSearches(),
    orders: await all((cursor) => api.listWishes({ query: { ...query(cursor), email } })),
    payments: await all((cursor) => api.listPaid({ params: { email }, query: query(cursor) })),
  };
}

async function all<Row>(ask: (cursor: string | undefined) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await ask(cursor);
    rows.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return rows;
}
