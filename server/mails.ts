import { formatPrice } from '../shared/domain/money.ts';
import type { Mail } from './ports/mailer.ts';

/** The words of the mails Settee sends about a purchase. */
export type MailFacts = {
  title: string;
  cents: number;
  publicUrl: string;
  listingId: string;
  buyer: { email: string; displayName: string };
  seller: { email: string; displayName: string };
};

/** The buyer's receipt and the seller's news, after a sale. */
export const saleMails = ({ title, cents, publicUrl, listingId, buyer, seller }: MailFacts): Mail[] => [
  {
    to: buyer.email,
    subject: `Your receipt for ${title}`,
    text: [
      `Hello ${buyer.displayName},`,
      `you have paid ${formatPrice(cents)} for ${title}. It is yours; nobody else can buy it any more.`,
      `${seller.displayName} will arrange the handover with you and can be reached at ${seller.email}.`,
      `Your receipt: ${publicUrl}/dashboard/receipt/${listingId}`,
    ].join('\n\n'),
  },
  {
    to: seller.email,
    subject: `${title} is sold`,
    text: [
      `Hello ${seller.displayName},`,
      `${buyer.displayName} has paid ${formatPrice(cents)} for ${title}. Please keep it for them.`,
      `Write to ${buyer.email} to arrange the handover.`,
      `Your pieces: ${publicUrl}/dashboard/my-products`,
    ].join('\n\n'),
  },
];

/** Tells a buyer that a payment which could not become a sale goes back in full. */
export const sorryMails = ({ title, cents, publicUrl, buyer }: MailFacts): Mail[] => [
  {
    to: buyer.email,
    subject: `Your payment for ${title} is on its way back`,
    text: [
      `Hello ${buyer.displayName},`,
      `your payment of ${formatPrice(cents)} for ${title} arrived when the piece was no longer free. We send all of it back to your card; this takes five to ten days.`,
      `You need to do nothing. Where your money is: ${publicUrl}/dashboard/my-orders`,
    ].join('\n\n'),
  },
];

type MoneyBack = {
  /** How much went back this time. */
  cents: number;
  /** Whether nothing is left of the payment now. */
  isAll: boolean;
  /** Whether there was a sale, so that its seller is concerned. */
  sold: boolean;
};

/** Tells a buyer, and the seller where there was a sale, that money has gone back, be it by whose order it may. */
export const refundMails = (
  { title, cents: paid, publicUrl, listingId, buyer, seller }: MailFacts,
  { cents, isAll, sold }: MoneyBack,
): Mail[] => {
  const toBuyer: Mail = {
    to: buyer.email,
    subject: `${isAll ? 'Your money' : 'Part of your money'} for ${title} has been sent back`,
    text: [
      `Hello ${buyer.displayName},`,
      `${isAll ? 'all' : formatPrice(cents)} of the ${formatPrice(paid)} that you paid for ${title} has been sent back to your card. Your bank may take five to ten days to show it.`,
      sold
        ? `Your receipt: ${publicUrl}/dashboard/receipt/${listingId}`
        : `Your orders: ${publicUrl}/dashboard/my-orders`,
    ].join('\n\n'),
  };
  const toSeller: Mail = {
    to: seller.email,
    subject: `${isAll ? 'The payment' : 'Part of the payment'} for ${title} was sent back`,
    text: [
      `Hello ${seller.displayName},`,
      `${isAll ? 'all' : formatPrice(cents)} of the ${formatPrice(paid)} that ${buyer.displayName} paid for ${title} has been sent back to them.`,
      isAll
        ? 'The sale is off. If the piece is still with you, it is yours to sell: list it anew.'
        : 'The sale stands: the piece remains theirs.',
      `Write to ${buyer.email} if anything is unclear between you.`,
    ].join('\n\n'),
  };
  return sold ? [toBuyer, toSeller] : [toBuyer];
};
