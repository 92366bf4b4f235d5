import { errorMessage } from '../../platform/error-message.ts';
import { words } from '../../words.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';

type Props = { error: Error; busy: boolean; onRetry: () => void };

/** The error, and a button to try again. */
export function LoadFailed({ error, busy, onRetry }: Props) {
  return (
    <div className="grid justify-items-start gap-4">
      <Notice kind="error">{errorMessage(error)}</Notice>
      <Button kind="secondary" size="small" busy={busy} onClick={onRetry}>
        {words.failure.tryAgain}
      </Button>
    </div>
  );
}
