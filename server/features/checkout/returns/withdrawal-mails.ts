import { type Language, locales } from '../../../../shared/domain/language.ts';
import { purchaseWords } from '../../../../shared/words/checkout/purchase-mails.ts';
import { withdrawalWords } from '../../../../shared/words/checkout/withdrawal-mails.ts';
import { mailDay } from '../../../platform/mail/mail-day.ts';
import { onOneLine } from '../../../platform/mail/on-one-line.ts';
import type { Mail } from '../../../ports/mailer.ts';
import { type MailFacts, purchaseMail } from '../mails/purchase-mails.ts';

type Declared = { text: string; declaredAt: Date; paidAt: Date; until: Date; timeZone: string };

/** Confirms a withdrawal and its time to the buyer, and writes the legal duties to the seller. */
export function withdrawalMails(facts: MailFacts, declared: Declared): Mail[] {
  const { title, buyer, seller, listingId, trader } = facts;
  const toBuyer = withdrawalWords[buyer.language];
  const toSeller = withdrawalWords[seller.language];
  const contentIn = (language: Language): string[] => {
    const words = withdrawalWords[language];
    const { text, paidAt, declaredAt, timeZone } = declared;
    return [
      words.declaration(title, mailDay(paidAt, language, timeZone), buyer.displayName),
      ...(text ? [words.wrote(onOneLine(text))] : []),
      words.received(moment(declaredAt, language, declared)),
    ];
  };
  const until = (language: Language) => mailDay(declared.until, language, declared.timeZone);
  const details = trader ? [trader.legalName, trader.address, trader.email].filter(Boolean).join(', ') : '';
  return [
    purchaseMail(
      facts,
      buyer,
      {
        subject: toBuyer.confirmed(title),
        paragraphs: [
          toBuyer.thanks,
          ...contentIn(buyer.language),
          toBuyer.to(onOneLine(details || seller.displayName)),
          toBuyer.next(until(buyer.language)),
          toBuyer.sendBack,
        ],
      },
      { label: purchaseWords[buyer.language].actions.receipt, path: `/dashboard/receipt/${listingId}` },
    ),
    purchaseMail(
      facts,
      seller,
      {
        subject: toSeller.told(title),
        paragraphs: [
          toSeller.withdrew(buyer.displayName, title),
          ...contentIn(seller.language),
          toSeller.owed(until(seller.language)),
        ],
      },
      { label: purchaseWords[seller.language].actions.products, path: '/dashboard/my-products' },
    ),
  ];
}

const moment = (at: Date, language: Language, { timeZone }: Declared) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'long', timeZone }).format(at);
