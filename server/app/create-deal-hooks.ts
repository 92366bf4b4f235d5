import { notifyOfRemoval } from '../features/cases/notify-of-decision.ts';
import { endHoldsBetween } from '../features/checkout/payment/end-hold.ts';
import { passReturns } from '../features/checkout/returns/notify-of-return.ts';
import { dropNotices, withdrawTextsOf } from '../features/conversations/mark-read.ts';
import { publishStanding } from '../features/conversations/publish-standing.ts';
import { applyModeration } from '../features/conversations/write-message.ts';
import { writeSaleEvent } from '../features/conversations/write-sale-event.ts';
import { beginFulfillment, endFulfillment, endOpenFulfillment } from '../features/fulfillment/begin-fulfillment.ts';
import { applyBankDispute } from '../features/fulfillment/complete-sale.ts';
import { notifyOfLeaver, notifyOfReturned } from '../features/fulfillment/notify-of-leaver.ts';
import { notifyOfMoney, notifySellerOfMoney } from '../features/fulfillment/notify-of-state.ts';
import { endOffers, notifyOfLapsedHold } from '../features/offers/end-offers.ts';
import { disownAccount } from '../features/payouts/disown-account.ts';
import { matchPayouts } from '../features/payouts/match-payouts.ts';
import { notifyOfDebt } from '../features/payouts/notify-of-debt.ts';
import { applyAccountEvent, applyTransferEvent } from '../features/payouts/provider-events.ts';
import { storeTaxIdentity } from '../features/payouts/tax-totals/tax-years.ts';
import type { DealHooks } from '../ports/deal-hooks.ts';
import type { AppServices } from './services.ts';

type Hooked = Pick<
  AppServices,
  'db' | 'live' | 'clock' | 'config' | 'log' | 'sellerPayouts' | 'shop' | 'jobs' | 'mailer'
>;

/** Connects features: what one reports of a sale, the others act on in its transaction. */
export const createDealHooks = (
  services: Hooked,
  payoutAccountChanged: DealHooks['payoutAccountChanged'],
): DealHooks => {
  const balanceMoved: DealHooks['balanceMoved'] = async (tx, sale) => {
    await matchPayouts({ ...services, deal: { payoutMoved: payoutMovedIn(services) } }, tx, sale);
    await notifyOfMoney(services, tx, sale.purchaseId);
  };
  return {
    async sold(tx, purchase) {
      await beginFulfillment(services, tx, purchase);
      await endOffers(tx, { listingId: purchase.listing_id });
      await writeSaleEvent(services, tx, purchase);
      await notifyOfMoney(services, tx, purchase.id);
    },
    refunded: (tx, purchaseId) => endFulfillment(services, tx, purchaseId),
    refundOrdered: (tx, purchaseId) => endOpenFulfillment(services, tx, purchaseId),
    saleMoved: (tx, purchaseId) => notifyOfMoney(services, tx, purchaseId),
    balanceMoved,
    disputeMoved: (tx, purchaseId) => applyBankDispute({ ...services, deal: { balanceMoved } }, tx, purchaseId),
    payoutMoved: payoutMovedIn(services),
    sellerAccountMoved: (accountId) => applyAccountEvent({ ...services, deal: { payoutAccountChanged } }, accountId),
    payoutAccountChanged,
    payoutAccountDisowned: (tx, sellerId) => disownAccount(services, tx, sellerId),
    transferMoved: (transferId) => applyTransferEvent(services, transferId),
    holdLapsed: (tx, purchaseId) => notifyOfLapsedHold(services, tx, purchaseId),
    removed: (tx, caseId) => notifyOfRemoval(services, tx, caseId),
    async personLeft(tx, accountId) {
      await notifyOfLeaver(services, tx, accountId);
      await passReturns(services, tx, accountId, { toShop: true });
      await publishStanding(services, tx, accountId);
      await endOffers(tx, { accountId });
      await withdrawTextsOf(services, tx, accountId);
      await notifyOfDebt(services, tx, accountId);
    },
    async personReturned(tx, accountId) {
      await notifyOfReturned(services, tx, accountId);
      await passReturns(services, tx, accountId, { toShop: false });
      await publishStanding(services, tx, accountId);
    },
    standingChanged: (tx, accountId) => publishStanding(services, tx, accountId),
    personErased: (tx, accountId) => storeTaxIdentity(services, tx, accountId),
    messageModerated: (tx, messageId) => applyModeration(services, tx, messageId),
    async parted(tx, between) {
      await endOffers(tx, { between });
      await endHoldsBetween(tx, between);
      await dropNotices(services, tx, between);
    },
  };
};

const payoutMovedIn =
  (services: Pick<Hooked, 'live'>): DealHooks['payoutMoved'] =>
  (tx, purchaseId) =>
    notifySellerOfMoney(services, tx, purchaseId);
