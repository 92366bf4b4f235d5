import type { ReturnAnswer, ReturnReason } from '../../../../shared/domain/returns.ts';
import { purchaseWords } from '../../../../shared/words/checkout/purchase-mails.ts';
import { returnWords } from '../../../../shared/words/checkout/return-mails.ts';
import { mailDay } from '../../../platform/mail/mail-day.ts';
import { onOneLine } from '../../../platform/mail/on-one-line.ts';
import type { Mail } from '../../../ports/mailer.ts';
import { type MailFacts, purchaseMail } from '../mails/purchase-mails.ts';

type Request = {
  reason: ReturnReason;
  text: string;
  mustAccept: boolean;
  /** Undefined while the seller answers. */
  shopAnswers: Date | undefined;
  timeZone: string;
};

/** Writes to the seller about a request, unless they have left, and confirms it to the buyer. */
export function requestMails(facts: MailFacts, request: Request): Mail[] {
  const { reason, text, mustAccept, shopAnswers, timeZone } = request;
  const { title, buyer, seller, listingId } = facts;
  const toBuyer = returnWords[buyer.language];
  const toSeller = returnWords[seller.language];
  const until = shopAnswers && mailDay(shopAnswers, buyer.language, timeZone);
  const confirmed = seller.hasLeft
    ? [toBuyer.sentToShop.text, ...(until ? [toBuyer.sentToShop.until(until)] : []), toBuyer.sentToShop.next]
    : [toBuyer.sent.text(seller.displayName, title), mustAccept ? toBuyer.sent.mustAccept : toBuyer.sent.next];
  const confirmation = purchaseMail(
    facts,
    buyer,
    { subject: toBuyer.sent.subject(title), paragraphs: [...confirmed] },
    { label: purchaseWords[buyer.language].actions.receipt, path: `/dashboard/receipt/${listingId}` },
  );
  if (seller.hasLeft) return [confirmation];
  return [
    purchaseMail(
      facts,
      seller,
      {
        subject: toSeller.asked.subject(title),
        paragraphs: [
          toSeller.asked.text(buyer.displayName, title),
          toSeller.reason(toSeller.reasons[reason]),
          toSeller.wrote(onOneLine(text)),
          mustAccept ? toSeller.asked.mustAccept : toSeller.asked.next,
        ],
      },
      { label: toSeller.answer, path: '/dashboard/my-products' },
    ),
    confirmation,
  ];
}

/** Without a text, the shop's time ran out. */
type Answer = { answer: ReturnAnswer; text: string | undefined; byShop: boolean };

/** Writes the answer to the buyer, and what happens next to a seller who gave it. */
export function answeredMails(facts: MailFacts, { answer, text, byShop }: Answer): Mail[] {
  const { title, buyer, seller, listingId } = facts;
  const toBuyer = returnWords[buyer.language];
  const toSeller = returnWords[seller.language];
  const said = toBuyer.answered[answer];
  const toTheBuyer = purchaseMail(
    facts,
    buyer,
    {
      subject: said.subject(title),
      paragraphs: [
        byShop ? said.byShop(title) : said.text(seller.displayName, title),
        text === undefined ? toBuyer.acceptedByClock : toBuyer.wrote(onOneLine(text)),
        byShop ? said.nextByShop : said.next,
      ],
    },
    { label: purchaseWords[buyer.language].actions.receipt, path: `/dashboard/receipt/${listingId}` },
  );
  if (byShop) return [toTheBuyer];
  return [
    toTheBuyer,
    purchaseMail(
      facts,
      seller,
      {
        subject: toSeller.yours[answer].subject(title),
        paragraphs: [toSeller.yours[answer].text(buyer.displayName, title), toSeller.yours[answer].next],
      },
      { label: purchaseWords[seller.language].actions.products, path: '/dashboard/my-products' },
    ),
  ];
}
