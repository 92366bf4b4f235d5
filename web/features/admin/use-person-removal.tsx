import type { User } from '../../../shared/contract/accounts.ts';
import { defaultLanguage } from '../../../shared/domain/language.ts';
import { getApi } from '../../platform/api-client.ts';
import { useRemoval } from '../../ui/list/use-removal.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { templatesFor } from '../../words/decision-templates.ts';
import { words } from '../../words.ts';
import { useClauses } from '../legal/use-clauses.ts';
import { usersKey } from './admin-queries.ts';

/** Removes people from a list, with a statement of reasons that names the shop's own terms. */
export function usePersonRemoval(type: 'buyer' | 'seller', rows: readonly User[]) {
  const clausesIn = useClauses();
  return useRemoval<User>(rows, {
    queryKey: usersKey(type),
    changesShop: type === 'seller',
    remove: ({ id }, why) => getApi().deleteUser({ params: { id }, body: why }),
    firstWhy: ({ language = defaultLanguage }) => ({
      reason: templatesFor('account', language).other ?? '',
      clause: clausesIn(language).general,
    }),
    reasonField: ({ language = defaultLanguage }, { reason, clause, onChange, ...field }) => (
      <ReasonField
        {...field}
        kind="account"
        language={language}
        reason={reason}
        onChange={(reason) => onChange({ reason })}
        clause={{
          named: clause,
          known: clausesIn(language).all,
          onChange: (clause) => onChange({ clause }),
        }}
      />
    ),
    restore: ({ id }) => getApi().restoreUser({ params: { id } }),
    nameOf: ({ displayName }) => displayName,
    labelOf: () => words.admin.delete,
    consequenceOf: ({ displayName }) => words.admin.deleteText(displayName),
    done: type === 'seller' ? words.toast.sellerRemoved : words.toast.buyerRemoved,
  });
}
