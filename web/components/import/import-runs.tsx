import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { ImportRun } from '../../../shared/contract/imports.ts';
import { writeRefused } from '../../../shared/domain/import-file.ts';
import { getApi } from '../../api-client.ts';
import { showDate } from '../../language/formats.ts';
import { reasonText } from '../../language/refusal-text.ts';
import { saveFile } from '../../save-file.ts';
import { Button } from '../../ui/button.tsx';
import { words } from '../../words.ts';
import { errorMessage } from '../dashboard/error-message.ts';
import { LinesLoading } from '../dashboard/lines-loading.tsx';
import { LoadFailed } from '../dashboard/load-failed.tsx';
import { importsQuery } from './imports-query.ts';

/** The files that were sent, how far each is, and what was refused. */
export function ImportRuns() {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(importsQuery);
  const hasRuns = data !== undefined && data.length > 0;
  // A list that was read before these pieces came, however shortly, is read again by whoever goes there.
  useEffect(() => {
    if (hasRuns) return () => void queryClient.invalidateQueries({ refetchType: 'none' });
  }, [hasRuns, queryClient]);
  if (error) return <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <p className="text-muted">{words.imports.none}</p>;
  return (
    <ul className="grid border-line border-t" aria-busy={!data}>
      {data ? null : <LinesLoading count={2} />}
      {data?.map((run) => (
        <Run key={run._id} run={run} />
      ))}
    </ul>
  );
}

function Run({ run }: { run: ImportRun }) {
  const { _id: id, fileName, createdAt, isFinished, total, listed, known, refused } = run;
  const decided = listed + known + refused;
  const download = useMutation({
    mutationFn: () => getApi().getImportErrors({ params: { id } }),
    onSuccess: (refusal) => saveFile(refusal.fileName, 'text/csv', writeRefused(refusal, reasonText)),
    onError: (error) => toast.error(errorMessage(error)),
  });
  return (
    <li className="grid gap-3 border-line border-b py-4 sm:flex sm:items-center sm:justify-between sm:gap-6">
      <span className="grid min-w-0 gap-1">
        <span className="truncate font-medium">{fileName}</span>
        <span className="text-muted text-sm">{showDate(createdAt)}</span>
      </span>
      <span className="grid justify-items-start gap-3 sm:justify-items-end" role="status">
        {isFinished ? null : (
          <progress
            className="h-2 w-full accent-accent sm:w-56"
            value={decided}
            max={total}
            aria-label={words.imports.progressOf(fileName)}
          />
        )}
        <span className="text-sm">
          {isFinished ? words.imports.outcome(listed, known, refused) : words.imports.progress(decided, total)}
        </span>
        {isFinished && refused > 0 ? (
          <Button
            kind="secondary"
            size="small"
            aria-label={words.ui.actionOn(words.imports.downloadRefused, fileName)}
            busy={download.isPending}
            onClick={() => download.mutate()}
          >
            {words.imports.downloadRefused}
          </Button>
        ) : null}
      </span>
    </li>
  );
}
