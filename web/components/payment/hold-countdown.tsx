import { words } from '../../words.ts';
import { showSpan } from './hold-deadline.ts';

const warnAtSeconds = 120;

/** How long the piece is still put aside; a screen reader hears of it once, when two minutes are left. */
export function HoldCountdown({ seconds }: { seconds: number }) {
  return (
    <div className="text-muted">
      <p>
        {words.payment.held}{' '}
        <span role="timer" className="price font-medium text-ink">
          {showSpan(seconds)}
        </span>
      </p>
      <p role="status" className="sr-only">
        {seconds > 0 && seconds <= warnAtSeconds ? words.payment.soonOver : ''}
      </p>
    </div>
  );
}
