import type { Handlers } from '../../handler.ts';
import { WithStatus } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { issueToken } from './issue-token.ts';
import { readActs } from './read-acts.ts';
import { readRemovedUsers } from './read-removed-users.ts';
import { readUser, readUsers } from './read-users.ts';
import { restoreUser } from './restore-user.ts';
import { verifySeller } from './verify-seller.ts';

const acknowledged = { acknowledged: true as const };

type AccountCalls = Pick<
  Handlers,
  | 'getUser'
  | 'createUser'
  | 'issueToken'
  | 'listUsers'
  | 'verifySeller'
  | 'deleteUser'
  | 'restoreUser'
  | 'listRemovedUsers'
  | 'listActs'
>;

/** The calls about people. */
export const accountHandlers = (services: Services): AccountCalls => ({
  getUser: ({ params }, { caller }) => readUser(services, caller, params.email),
  async createUser({ body }, { proof }) {
    const { id, isNew } = await createUser(services, proof, body);
    return new WithStatus(isNew ? 201 : 200, { ...acknowledged, insertedId: id });
  },
  async issueToken({ body }, { proof }) {
    return { token: await issueToken(services, proof, body.email) };
  },
  listUsers: ({ params, query }) => readUsers(services, params.type, query),
  async verifySeller({ params }, { caller }) {
    await verifySeller(services, caller, params.id);
    return acknowledged;
  },
  async deleteUser({ params }, { caller }) {
    await deleteUser(services, caller, params.id);
    return acknowledged;
  },
  async restoreUser({ params }, { caller }) {
    await restoreUser(services, caller, params.id);
    return acknowledged;
  },
  listRemovedUsers: ({ query }) => readRemovedUsers(services, query),
  listActs: ({ query }) => readActs(services, query),
});
