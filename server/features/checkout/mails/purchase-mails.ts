import type { Trader } from '../../../../shared/contract/sellers.ts';
import type { ChosenDelivery } from '../../../../shared/domain/delivery.ts';
import { type Language, locales } from '../../../../shared/domain/language.ts';
import type { Cents } from '../../../../shared/domain/money.ts';
import { bankDisputeWords } from '../../../../shared/words/checkout/bank-dispute-mails.ts';
import { purchaseWords } from '../../../../shared/words/checkout/purchase-mails.ts';
import { noteWords } from '../../../../shared/words/checkout/withdrawal-notes.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import type { MailSite } from '../../../platform/mail/mail-site.ts';
import { onOneLine } from '../../../platform/mail/on-one-line.ts';
import { writeLetter } from '../../../platform/mail/write-letter.ts';
import { writeMoney } from '../../../platform/shop/shop-money.ts';
import type { Mail } from '../../../ports/mailer.ts';
import type { Party } from '../../accounts/find-parties.ts';
import type { BankTransfer } from '../refunds/money-back.ts';

/** Names and title have no line breaks. */
export type MailFacts = {
  title: string;
  cents: Cents;
  delivery: ChosenDelivery;
  site: MailSite;
  listingId: string;
  image: string | undefined;
  buyer: Party;
  seller: Party & { phone: string };
  /** At the time of the sale. */
  trader?: Trader | undefined;
  /** False: no sale, so contact data stays hidden. */
  isSold?: boolean;
};

const show = (cents: Cents, language: Language) => writeMoney(cents, locales[language]);

const showDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** Writes a mail about a purchase. An answer reaches the other side of the sale, or the shop if they left. */
export function purchaseMail(
  { title, cents, site, listingId, image, buyer, seller, isSold = true }: MailFacts,
  { email, displayName, language }: Party,
  { subject, paragraphs }: { subject: string; paragraphs: string[] },
  action: { label: string; path: string },
  notes: Letter['notes'] = [],
): Mail {
  const other = email === buyer.email ? seller : buyer;
  const url = `${site.publicUrl}${action.path}`;
  const letter: Letter = {
    to: email,
    replyTo: isSold && !other.hasLeft ? other.email : undefined,
    language,
    subject,
    greeting: purchaseWords[language].hello(displayName),
    paragraphs,
    listings: [{ title, facts: show(cents, language), url: `${site.publicUrl}/furniture/${listingId}`, image }],
    action: { label: action.label, url },
    notes,
  };
  return writeLetter(site, letter);
}

const saleFacts = ({ title, cents, delivery, buyer, seller }: MailFacts, language: Language) => ({
  title,
  method: delivery.method,
  delivery: delivery.cents > 0 ? show(delivery.cents, language) : undefined,
  price: show(cents, language),
  buyer: buyer.displayName,
  seller: seller.displayName,
});

/** Writes the buyer's receipt and the seller's notice. */
export function saleMails(facts: MailFacts): Mail[] {
  const { listingId, buyer, seller } = facts;
  const toBuyer = purchaseWords[buyer.language];
  const toSeller = purchaseWords[seller.language];
  const receipt = toBuyer.receipt({ ...saleFacts(facts, buyer.language), email: seller.email, phone: seller.phone });
  const sold = toSeller.sold({ ...saleFacts(facts, seller.language), email: buyer.email, phone: seller.phone });
  return [
    purchaseMail(
      facts,
      buyer,
      receipt,
      { label: toBuyer.actions.receipt, path: `/dashboard/receipt/${listingId}` },
      withdrawalNotes(facts.site.publicUrl, buyer.language, facts.trader),
    ),
    purchaseMail(facts, seller, sold, { label: toSeller.actions.sale, path: `/dashboard/sales/${listingId}` }),
  ];
}

/** Writes mails about a payment without a sale. */
export function noSaleMails(facts: MailFacts): Mail[] {
  const { buyer } = facts;
  const words = purchaseWords[buyer.language];
  const sorry = words.sorry(saleFacts(facts, buyer.language));
  return [
    purchaseMail({ ...facts, isSold: false }, buyer, sorry, {
      label: words.actions.orders,
      path: '/dashboard/my-orders',
    }),
  ];
}

/** Writes the seller's mail about a new or won dispute. */
export function disputeMails(facts: MailFacts, event: 'dispute_opened' | 'dispute_won'): Mail[] {
  const { seller } = facts;
  const words = bankDisputeWords[seller.language];
  const write = event === 'dispute_opened' ? words.disputed : words.disputeWon;
  return [purchaseMail(facts, seller, write(saleFacts(facts, seller.language)), toSaleOf(facts))];
}

const toSaleOf = ({ listingId, seller }: MailFacts) => ({
  label: purchaseWords[seller.language].actions.sale,
  path: `/dashboard/sales/${listingId}`,
});

type MoneyBack = {
  cents: Cents;
  isAll: boolean;
  isSold: boolean;
  stands: boolean;
  /** The buyer's bank took it. */
  byBank: boolean;
  transfer?: BankTransfer | undefined;
};

/** Writes refund mails to the buyer, and to the seller of a sale. */
export function refundMails(facts: MailFacts, { cents, isAll, isSold, stands, byBank, transfer }: MoneyBack): Mail[] {
  const { title, listingId, buyer, seller } = facts;
  const refund = (language: Language) => ({
    title,
    amount: show(cents, language),
    paid: show(facts.cents, language),
    isAll,
    stands,
    buyer: buyer.displayName,
    email: buyer.email,
  });
  const toBuyer = purchaseWords[buyer.language];
  const way = isSold
    ? { label: toBuyer.actions.receipt, path: `/dashboard/receipt/${listingId}` }
    : { label: toBuyer.actions.orders, path: '/dashboard/my-orders' };
  const back = byBank ? bankDisputeWords[buyer.language].lostToBuyer : toBuyer.moneyBack;
  const said = transfer
    ? toBuyer.transferred({
        ...refund(buyer.language),
        reference: onOneLine(transfer.reference),
        day: showDay(transfer.sentOn, buyer.language),
      })
    : back(refund(buyer.language));
  const mail = purchaseMail({ ...facts, isSold }, buyer, said, way);
  if (!isSold) return [mail];
  const lost = bankDisputeWords[seller.language].lostToSeller;
  if (byBank) return [mail, purchaseMail(facts, seller, lost(refund(seller.language)), toSaleOf(facts))];
  const toSeller = purchaseWords[seller.language];
  const products = { label: toSeller.actions.products, path: '/dashboard/my-products' };
  return [mail, purchaseMail(facts, seller, toSeller.saleRefunded(refund(seller.language)), products)];
}

/** Returns the notes about the right to withdraw. @param trader undefined for a private seller */
function withdrawalNotes(publicUrl: string, language: Language, trader: Trader | undefined): Letter['notes'] {
  const notes = noteWords[language];
  if (!trader) return [{ text: notes.private }];
  const { legalName, address, registration, email } = trader;
  return [
    { text: notes.trader(onOneLine([legalName, address, registration, email].join(', '))) },
    { text: notes.withdrawal },
    { text: notes.more, url: `${publicUrl}/legal/returns` },
  ];
}
