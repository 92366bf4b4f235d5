import type { DetailedFulfillment } from '../../../../shared/contract/fulfillment.ts';
import { handoverAddress } from '../../../../shared/domain/handover-code.ts';
import { showMoney } from '../../../platform/i18n/formats.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import { words } from '../../../words.ts';
import { CodeDigits } from '../show-code.tsx';
import { showWindow } from '../show-window.ts';

/** A printed sheet for the handover. Only the buyer's has the code. */
export function HandoverSheet({ one, code }: { one: DetailedFulfillment; code: string | undefined }) {
  const texts = words.handover;
  const { role, other, method, window: agreed } = one;
  const who = { buyer: words.delivery.asBuyer, seller: words.delivery.asSeller, operator: words.delivery.asAdmin }[
    role
  ];
  const about = {
    buyer: words.fulfillment.bought,
    seller: words.fulfillment.sold,
    operator: words.fulfillment.asAdmin,
  };
  const rows = [
    [texts.who, `${about[role](other.name)}. ${who[method](other.name)}`],
    [texts.what, `${one.title}, ${showMoney(one.priceCents)}`],
    [texts.when, agreed ? showWindow(agreed, one.timeZone) : texts.notAgreed],
    [texts.place, one.address ?? texts.inMessages],
  ];
  return (
    <article className="hidden gap-6 print:grid">
      <h1 className="font-display text-4xl">{words.titles.handover}</h1>
      <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-6 gap-y-3">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {code ? (
        <div className="grid justify-items-start gap-4 border-line border-t pt-6">
          <p dir="auto">{words.fulfillment.turnBuyerText(other.name)}</p>
          <div className="flex items-center gap-10">
            <QrCode text={handoverAddress(window.location.origin, one.id, code)} label={texts.qr} />
            <div>
              <CodeDigits code={code} />
            </div>
          </div>
        </div>
      ) : null}
      {role === 'seller' ? (
        <p dir="auto" className="border-line border-t pt-6">
          {words.fulfillment.turnSellerText(other.name)}
        </p>
      ) : null}
    </article>
  );
}
