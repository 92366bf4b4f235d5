import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';

export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-4 pb-8">
      <Notice kind="error">{words.search.notLoaded}</Notice>
      <Button kind="secondary" onClick={onRetry}>
        {words.failure.tryAgain}
      </Button>
    </div>
  );
}
