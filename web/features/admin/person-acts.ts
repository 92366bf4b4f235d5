import type { Person } from '../../../shared/contract/admin/people.ts';
import { defaultLanguage } from '../../../shared/domain/language.ts';
import { getApi } from '../../platform/api-client.ts';
import { words } from '../../words.ts';
import type { AdminAct } from './use-admin-acts.tsx';

/** Returns what an admin may do with a person. @param admin the viewer, who cannot remove themselves here */
export function personActs(person: Person, admin: { id: string }): AdminAct[] {
  const { id, displayName, type } = person;
  const params = { id };
  if (person.removedAt)
    return [
      {
        label: words.moderation.acts.restore,
        run: () => getApi().restoreUser({ params }),
        done: words.dashboard.broughtBack(displayName),
      },
    ];
  const acts: AdminAct[] = [];
  if (type === 'seller' && !person.verified)
    acts.push({
      label: words.admin.verify,
      run: () => getApi().verifySeller({ params }),
      done: words.toast.sellerVerified,
      question: words.confirm.verify,
      consequence: words.admin.verifyText(displayName),
    });
  if (type === 'seller' && person.verified)
    acts.push({
      label: words.moderation.acts.suspendBadge,
      run: (reason) => getApi().suspendBadge({ params, body: { reason } }),
      done: words.moderation.badgeSuspended,
      question: words.moderation.suspendQuestion,
      consequence: words.moderation.suspendText(displayName),
      needsReason: true,
    });
  if (id !== admin.id && !person.obstacle)
    acts.push({
      label: words.admin.delete,
      run: (reason, clause) => getApi().deleteUser({ params, body: { reason, clause } }),
      done: type === 'seller' ? words.toast.sellerRemoved : words.toast.buyerRemoved,
      question: words.confirm.delete,
      consequence: words.admin.deleteText(displayName),
      danger: true,
      needsReason: true,
      reasonIn: person.language ?? defaultLanguage,
    });
  return acts;
}
