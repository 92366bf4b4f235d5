import type { Receipt } from '../../../../shared/contract/checkout.ts';
import { showDate } from '../../../platform/i18n/formats.ts';
import { Picture } from '../../../ui/picture.tsx';
import { words } from '../../../words.ts';
import { ContactLine, telephone } from '../../listings/contact-line.tsx';
import { ListingFacts } from '../../listings/listing-facts.tsx';
import { WithdrawalNotice } from '../../sellers/withdrawal-notice.tsx';
import { NextSteps } from './next-steps.tsx';
import { PaidAmount } from './paid-amount.tsx';
import { ShopImprint } from './shop-imprint.tsx';

export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  return (
    <article className="grid gap-10 print:gap-6">
      <dl className="grid gap-x-8 gap-y-4 border-line border-y py-5 sm:grid-cols-3">
        <Fact name={words.receipt.number} value={receipt.number} />
        <Fact name={words.receipt.paidOn} value={showDate(receipt.paidAt)} />
        <PaidAmount receipt={receipt} />
        <div className="grid content-start gap-0.5">
          <dt className="text-muted text-sm">{words.purchases.buyer}</dt>
          <dd className="wrap-anywhere">
            <bdi className="font-medium">{receipt.buyerName}</bdi>
            <br />
            {receipt.buyerEmail}
          </dd>
        </div>
        <Fact name={words.purchases.means} value={words.purchases.byCard} />
      </dl>
      <section className="grid items-start gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:grid-cols-[12rem_minmax(0,1fr)]">
        {receipt.image ? (
          <Picture
            src={receipt.image}
            alt=""
            sizes="(min-width: 640px) 22rem, 100vw"
            urgency="soon"
            className="aspect-4/3 w-full rounded-card"
          />
        ) : null}
        <div className="grid gap-4">
          <h2 dir="auto" className="text-3xl leading-tight">
            {receipt.title}
          </h2>
          <ListingFacts listing={receipt} />
          <p dir="auto" className="whitespace-pre-line text-muted">
            {receipt.description}
          </p>
        </div>
      </section>
      <div className="grid items-start gap-x-10 gap-y-8 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Seller receipt={receipt} />
        <NextSteps receipt={receipt} />
      </div>
      <ShopImprint />
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="price font-medium text-lg">{value}</dd>
    </div>
  );
}

function Seller({
  receipt: { sellerName, sellerEmail, sellerPhone, sellerDial = sellerPhone, trader },
}: {
  receipt: Receipt;
}) {
  return (
    <section className="grid gap-3 rounded-card bg-sunken p-5 print:p-0">
      <h2 className="text-2xl">{words.receipt.seller}</h2>
      <p dir="auto" className="font-medium">
        {sellerName}
      </p>
      <dl className="grid gap-1">
        <ContactLine name={words.listingPage.phone} value={sellerPhone} href={telephone(sellerDial)} />
        <ContactLine name={words.listingPage.email} value={sellerEmail} href={`mailto:${sellerEmail}`} />
      </dl>
      <WithdrawalNotice trader={trader} />
    </section>
  );
}
