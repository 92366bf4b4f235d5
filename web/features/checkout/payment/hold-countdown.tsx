import { words } from '../../../words.ts';
import { showSpan } from './hold-deadline.ts';

const warnAtSeconds = 120;

type Props = {
  seconds: number;
  /** Length of the hold after card entry begins, when it is shorter now. */
  fullMinutes: number | undefined;
};

/** Shows the remaining hold; announced once to screen readers, at two minutes. */
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
