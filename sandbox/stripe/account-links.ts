import type { z } from 'zod';
import { type CallContext, toSeconds } from './call-context.ts';
import { getObject, insertObject, listObjects } from './object-store.ts';
import type { createAccountLinkParameters } from './parameters.ts';
import { invalidRequest } from './stripe-error.ts';
import type { AccountLink } from './wire.ts';
import { createWireId } from './wire-id.ts';

const VALID_SECONDS = 300;

/** Creates a link to the onboarding page, once and for five minutes. */
export async function createAccountLink(
  context: CallContext,
  { account, refresh_url, return_url }: z.infer<typeof createAccountLinkParameters>,
): Promise<object> {
  await getObject(context.tx, 'account', { id: account, options: { param: 'account' } });
  const { created, expires_at, url } = await storeLink(context, { account, refresh_url, return_url });
  return { object: 'account_link', created, expires_at, url };
}

/** Creates a link to change a finished account. Throws 400 before the onboarding is finished. */
export async function createLoginLink(context: CallContext, account: string): Promise<object> {
  const { details_submitted: isFinished } = await getObject(context.tx, 'account', { id: account });
  if (!isFinished) throw invalidRequest('Cannot create a login link for an account that has not completed onboarding.');
  const { data } = await listObjects(context.tx, 'account_link', { limit: 1, fields: { account } });
  const back = {
    refresh_url: data[0]?.refresh_url ?? context.baseUrl,
    return_url: data[0]?.return_url ?? context.baseUrl,
  };
  const { created, url } = await storeLink(context, { account, ...back });
  return { object: 'login_link', created, url };
}

async function storeLink(
  context: CallContext,
  to: Pick<AccountLink, 'account' | 'refresh_url' | 'return_url'>,
): Promise<AccountLink> {
  const id = createWireId('link');
  const created = toSeconds(context.now);
  const link: AccountLink = {
    id,
    object: 'account_link',
    created,
    expires_at: created + VALID_SECONDS,
    ...to,
    url: `${context.baseUrl}/connect/${id}`,
    used: false,
  };
  await insertObject<'account_link'>(context.tx, link);
  return link;
}

/** Whether the page of a link may still be used. */
export const isValidLink = ({ used, expires_at: end }: AccountLink, now: Date): boolean =>
  !used && toSeconds(now) <= end;
