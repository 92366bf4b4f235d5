import type { AdminListing } from '../../../shared/contract/admin/listings.ts';
import { listingCan } from '../../../shared/domain/listing.ts';
import { getApi } from '../../platform/api-client.ts';
import { words } from '../../words.ts';
import type { AdminAct } from './use-admin-acts.tsx';

/** Returns what `listingCan` allows an admin to do with a listing. */
export function listingActs(listing: AdminListing, admin: { id: string }): AdminAct[] {
  const { id, title, state, obstacle } = listing;
  const params = { id };
  const texts = words.moderation.acts;
  if (state === 'removed' && obstacle) return [];
  if (state === 'removed')
    return [
      {
        label: texts.restore,
        run: () => getApi().restoreListing({ params }),
        done: words.dashboard.broughtBack(title),
      },
    ];
  const subject = {
    state: state === 'waiting' ? ('available' as const) : state,
    advertised: listing.advertised,
    sellerId: listing.sellerId,
  };
  const viewer = { id: admin.id, type: 'admin' } as const;
  // No reason is needed for the admin's own listing.
  const why = listing.sellerId === admin.id ? {} : { needsReason: true, reasonIn: listing.sellerLanguage };
  const acts: AdminAct[] = [];
  if (listingCan.relist(subject, viewer))
    acts.push({
      label: words.myProducts.relist,
      run: () => getApi().updateListing({ params, body: { available: true } }),
      done: words.myProducts.isRelisted,
    });
  if (listingCan.advertise(subject, viewer))
    acts.push({
      label: words.myProducts.advertise,
      run: () => getApi().advertiseListing({ params }),
      done: words.toast.advertised,
    });
  if (subject.advertised && listingCan.change(subject, viewer))
    acts.push({
      label: words.myProducts.stopAdvertising,
      run: () => getApi().updateListing({ params, body: { advertised: false } }),
      done: words.myProducts.stopped,
    });
  if (state === 'available')
    acts.push({
      label: words.myProducts.withdraw,
      run: () => getApi().updateListing({ params, body: { available: false } }),
      done: words.myProducts.isWithdrawn,
      question: words.myProducts.withdrawQuestion,
      consequence: words.myProducts.withdrawText(title),
    });
  if (state === 'held' && !obstacle)
    acts.push(
      {
        label: texts.endHold,
        run: () => getApi().endHold({ params }),
        done: texts.holdEnded(title),
        question: texts.endHoldQuestion,
        consequence: texts.endHoldText,
      },
      {
        label: texts.removeHeld,
        run: (reason, clause) => getApi().removeListing({ params, body: { reason, clause } }),
        done: words.dashboard.wasRemoved(title),
        question: words.confirm.delete,
        consequence: texts.removeHeldText,
        danger: true,
        ...why,
      },
    );
  if (listingCan.change(subject, viewer))
    acts.push({
      label: texts.remove,
      run: (reason, clause) => getApi().removeListing({ params, body: { reason, clause } }),
      done: words.dashboard.wasRemoved(title),
      question: words.confirm.delete,
      consequence: texts.removeText(title),
      danger: true,
      ...why,
    });
  return acts;
}
