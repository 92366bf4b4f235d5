import { ApiError } from '../../../platform/api.ts';
import { errorMessage } from '../../../platform/error-message.ts';
import { showTime } from '../../../platform/i18n/formats.ts';
import { showPrice } from '../../../platform/i18n/show-price.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';
import { HoldEnd, isFar } from '../../listings/hold-end.tsx';

type Props = {
  error: Error;
  onNewPrice: (price: string) => void;
  /** Shows the listing as it is now. */
  onReload: () => void;
  onTryAgain: () => void;
};

export function PaymentObstacle({ error, onNewPrice, onReload, onTryAgain }: Props) {
  const { code, details } =
    error instanceof ApiError ? error : { code: undefined, details: {} as Record<string, string> };
  if (code === 'item_unavailable')
    return (
      <Notice kind="warning" announce>
        {words.payment.sold}
      </Notice>
    );
  if (code === 'price_changed' && details.price) {
    const { price } = details;
    return (
      <Notice kind="warning" announce>
        <p>{words.payment.priceChanged(showPrice(price))}</p>
        <Action label={words.payment.goOn(showPrice(price))} onPress={() => onNewPrice(price)} />
      </Notice>
    );
  }
  if (isOtherEdition(error))
    return (
      <Notice kind="warning" announce>
        <p>{errorMessage(error)}</p>
        <Action label={words.payment.showChanged} onPress={onReload} />
      </Notice>
    );
  if (code === 'item_on_hold') {
    return (
      <Notice kind="warning" announce>
        <WhoHolds until={details.onHoldUntil} />
        <Action label={words.payment.tryAgain} onPress={onTryAgain} />
      </Notice>
    );
  }
  return (
    <Notice kind="error">
      <p>{errorMessage(error)}</p>
      <p>{words.payment.notPrepared}</p>
      <Action label={words.payment.tryAgain} onPress={onTryAgain} />
    </Notice>
  );
}

function WhoHolds({ until }: { until: string | undefined }) {
  if (until && isFar(until))
    return (
      <p>
        <HoldEnd until={until} long />
      </p>
    );
  return (
    <>
      <p>{words.payment.onHold}</p>
      {until ? <p>{words.payment.onHoldUntil(showTime(until))}</p> : null}
    </>
  );
}

/** The seller changed the listing after the buyer read it. */
export const isOtherEdition = (error: Error | null | undefined): boolean =>
  error instanceof ApiError && error.code === 'conflict' && error.details.edition !== undefined;

function Action({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <div className="pt-2">
      <Button kind="secondary" onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}
