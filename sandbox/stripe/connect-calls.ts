import { createAccountLink, createLoginLink } from './account-links.ts';
import { createAccount } from './accounts.ts';
import { requireServer } from './authenticate-caller.ts';
import { readBalance } from './balances.ts';
import { define, list, retrieve } from './define-call.ts';
import { listObjects } from './object-store.ts';
import * as parameters from './parameters.ts';
import { createTransfer, reverseTransfer } from './transfers.ts';

/** Accounts of sellers, and money moved to them. */
export const connectCalls = [
  define({
    name: 'accounts.create',
    method: 'POST',
    path: '/v1/accounts',
    parameters: parameters.createAccountParameters,
    run: async (context, given, caller) => {
      requireServer(caller);
      return createAccount(context, given);
    },
  }),
  define({
    name: 'account_links.create',
    method: 'POST',
    path: '/v1/account_links',
    parameters: parameters.createAccountLinkParameters,
    run: async (context, given, caller) => {
      requireServer(caller);
      return createAccountLink(context, given);
    },
  }),
  define({
    name: 'accounts.create_login_link',
    method: 'POST',
    path: '/v1/accounts/:id/login_links',
    parameters: parameters.createLoginLinkParameters,
    run: async (context, _, caller, id) => {
      requireServer(caller);
      return createLoginLink(context, id);
    },
  }),
  define({
    name: 'transfers.create',
    method: 'POST',
    path: '/v1/transfers',
    parameters: parameters.createTransferParameters,
    run: async (context, given, caller) => {
      requireServer(caller);
      return createTransfer(context, given);
    },
  }),
  define({
    name: 'transfers.list',
    method: 'GET',
    path: '/v1/transfers',
    parameters: parameters.listTransfersParameters,
    run: (context, { destination, transfer_group, ...page }, caller) =>
      list(context, 'transfer', { caller, page, fields: { destination, transfer_group } }),
  }),
  define({
    name: 'transfers.create_reversal',
    method: 'POST',
    path: '/v1/transfers/:id/reversals',
    parameters: parameters.reverseTransferParameters,
    run: async (context, given, caller, id) => {
      requireServer(caller);
      return reverseTransfer(context, id, given);
    },
  }),
  define({
    name: 'transfers.list_reversals',
    method: 'GET',
    path: '/v1/transfers/:id/reversals',
    parameters: parameters.listReversalsParameters,
    run: async (context, { limit, starting_after: startingAfter }, caller, id) => {
      requireServer(caller);
      const page = { limit, startingAfter, fields: { transfer: id } };
      const { data, hasMore } = await listObjects(context.tx, 'transfer_reversal', page);
      return { object: 'list', url: `/v1/transfers/${id}/reversals`, has_more: hasMore, data };
    },
  }),
  define({
    name: 'balance.retrieve',
    method: 'GET',
    path: '/v1/balance',
    parameters: parameters.readBalanceParameters,
    run: async (context, _, caller) => {
      requireServer(caller);
      return readBalance(context);
    },
  }),
  retrieve('accounts', 'account'),
  retrieve('transfers', 'transfer'),
];
