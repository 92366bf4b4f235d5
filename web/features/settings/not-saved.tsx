import { ApiError } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { errorMessage } from '../dashboard/error-message.ts';

/** Says why the settings were not saved; where another admin was faster, with a way to what that one saved. */
export function NotSaved({ error, onReload }: { error: Error; onReload: () => void }) {
  const hasFields = error instanceof ApiError && Object.keys(error.fields).length > 0;
  const isConflict = error instanceof ApiError && error.code === 'conflict' && !hasFields;
  return (
    <Notice kind="error">
      <p className="font-medium">{words.settings.notSaved}</p>
      <p>{hasFields ? words.settings.checkFields : errorMessage(error)}</p>
      {isConflict ? (
        <Button kind="secondary" size="small" className="mt-2 justify-self-start" onClick={onReload}>
          {words.settings.loadSaved}
        </Button>
      ) : null}
    </Notice>
  );
}
