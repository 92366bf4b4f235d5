import { chooseLanguage } from '../../../shared/domain/language.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { WithStatus } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { claimFirstAdmin } from './claim-first-admin.ts';
import { createUser } from './create-user.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { issueToken } from './issue-token.ts';
import { endOtherSessions, endSession, readSessions } from './login-sessions.ts';
import { readAccount } from './read-account.ts';
import { readUser } from './read-users.ts';
import { startSelling } from './start-selling.ts';
import { updateAccount } from './update-account.ts';

const acknowledged = { acknowledged: true as const };

type AccountCalls = Pick<
  Handlers,
  | 'getUser'
  | 'createUser'
  | 'issueToken'
  | 'getAccount'
  | 'updateAccount'
  | 'startSelling'
  | 'claimFirstAdmin'
  | 'deleteAccount'
  | 'exportAccount'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
>;

export const accountHandlers = (services: Services): AccountCalls => ({
  getUser: ({ params }, { caller }) => readUser(services, caller, params.email),
  async createUser({ body }, { proof, request: { headers } }) {
    const language = chooseLanguage(headers.get('Cookie') ?? '', headers.get('Accept-Language') ?? '');
    const { id, isNew } = await createUser(services, proof, { ...body, language });
    return new WithStatus(isNew ? 201 : 200, { ...acknowledged, id });
  },
  async issueToken({ body }, { proof }) {
    return { token: await issueToken(services, proof, body.email) };
  },
  getAccount: (_, { caller }) => readAccount(services, caller),
  startSelling: (_, { caller }) => startSelling(services, caller),
  claimFirstAdmin: ({ body }, { caller }) => claimFirstAdmin(services, caller, body.token),
  updateAccount: ({ body }, { caller }) => updateAccount(services, caller, body),
  async deleteAccount(_, { proof }) {
    await deleteAccount(services, proof);
    return acknowledged;
  },
  exportAccount: (_, { proof }) => exportAccount(services, proof),
  listSessions: (_, { proof }) => readSessions(services, proof),
  async endSession({ params }, { proof }) {
    await endSession(services, proof, params.id);
    return acknowledged;
  },
  async endOtherSessions(_, { proof }) {
    await endOtherSessions(services, proof);
    return acknowledged;
  },
});
