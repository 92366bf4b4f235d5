import { words } from '../../../words.ts';
import { showSpan } from './hold-deadline.ts';

const warnAtSeconds = 120;

type Props = {
  seconds: number;
  /** How long the hold lasts once a card is being entered, while it is shorter. */
  fullMinutes?: number | undefined;
};

/** How long the listing is still on hold; a screen reader hears of it once, when two minutes are left. */
export function HoldCountdown({ seconds, fullMinutes }: Props) {
  return (
    <div className="text-muted">
      <p>
        {words.payment.held}{' '}
        <span role="timer" className="price font-medium text-ink">
          {showSpan(seconds)}
        </span>
      </p>
      {fullMinutes === undefined ? null : <p className="text-sm">{words.payment.fullHold(fullMinutes)}</p>}
      <p role="status" className="sr-only">
        {seconds > 0 && seconds <= warnAtSeconds ? words.payment.soonOver : ''}
      </p>
    </div>
  );
}
