import { Failure } from '../../../shared/errors.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { WithStatus } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { saveSearch } from './save-search.ts';
import { deleteSearch, listSearches, setPace } from './saved-search-store.ts';

const acknowledged = { acknowledged: true as const };

type SavedSearchCalls = Pick<Handlers, 'saveSearch' | 'listSavedSearches' | 'changeSavedSearch' | 'removeSavedSearch'>;

export const savedSearchHandlers = (services: Services): SavedSearchCalls => ({
  async saveSearch({ body }, { caller }) {
    const { id, isNew } = await saveSearch(services, caller, body);
    return new WithStatus(isNew ? 201 : 200, { ...acknowledged, id });
  },
  async listSavedSearches(_, { caller }) {
    const rows = await listSearches(services.db, caller.id);
    return rows.map(({ id, name, query, pace, created_at }) => ({
      id,
      name,
      query,
      pace,
      createdAt: created_at.toISOString(),
    }));
  },
  async changeSavedSearch({ params, body }, { caller }) {
    if (!(await setPace(services.db, caller.id, { id: params.id, pace: body.pace }))) throw new Failure('not_found');
    return acknowledged;
  },
  async removeSavedSearch({ params }, { caller }) {
    if (!(await deleteSearch(services.db, caller.id, params.id))) throw new Failure('not_found');
    return acknowledged;
  },
});
