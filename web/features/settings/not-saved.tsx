import { ApiError } from '../../platform/api.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';

type Props = { title?: string; error: Error; onReload: () => void };

/** Says why saving failed; after a conflict, offers to reload the other admin's version. */
export function NotSaved({ title = words.settings.notSaved, error, onReload }: Props) {
  const hasFields = error instanceof ApiError && Object.keys(error.fields).length > 0;
  const isConflict = error instanceof ApiError && error.code === 'conflict' && !hasFields;
  return (
    <Notice kind="error">
      <p className="font-medium">{title}</p>
      <p>{hasFields ? words.settings.checkFields : errorMessage(error)}</p>
      {isConflict ? (
        <Button kind="secondary" size="small" className="mt-2 justify-self-start" onClick={onReload}>
          {words.settings.loadSaved}
        </Button>
      ) : null}
    </Notice>
  );
}
