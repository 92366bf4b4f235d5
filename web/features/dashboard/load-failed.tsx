import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { errorMessage } from './error-message.ts';

type Props = { error: Error; busy: boolean; onRetry: () => void };

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
