import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ImportRun } from '../../../shared/contract/imports.ts';
import { getApi } from '../../platform/api-client.ts';
import { showDate } from '../../platform/i18n/formats.ts';
import { LinesLoading } from '../../ui/list/lines-loading.tsx';
import { LoadFailed } from '../../ui/list/load-failed.tsx';
import { words } from '../../words.ts';
import { importsKey, importsQuery } from './imports-query.ts';
import { RefusedRows } from './refused-rows.tsx';

export function ImportRuns() {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(importsQuery);
  const hasRuns = data !== undefined && data.length > 0;
  // Invalidates lists that were read before the import added listings.
  useEffect(() => {
    if (hasRuns) return () => void queryClient.invalidateQueries({ refetchType: 'none' });
  }, [hasRuns, queryClient]);
  if (error) return <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <p className="text-muted">{words.imports.none}</p>;
  return (
    <ul className="grid border-line border-t" aria-busy={!data}>
      {data ? null : <LinesLoading count={2} />}
      {data?.map((run) => (
        <Run key={run.id} run={run} />
      ))}
    </ul>
  );
}

function Run({ run }: { run: ImportRun }) {
  const { id, fileName, createdAt, isFinished, total, listed, known, refused } = run;
  const decided = listed + known + refused;
  const hasRefused = isFinished && refused > 0;
  const reasons = useQuery({
    queryKey: [...importsKey, id, 'refused'],
    queryFn: () => getApi().getImportErrors({ params: { id } }),
    enabled: hasRefused,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <li className="grid gap-4 border-line border-b py-4">
      <div className="grid gap-3 sm:flex sm:items-center sm:justify-between sm:gap-6">
        <span className="grid min-w-0 gap-1">
          <span dir="auto" className="truncate font-medium">
            {fileName}
          </span>
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
        </span>
      </div>
      {hasRefused && reasons.data ? (
        <details className="group">
          <summary className="text-link min-h-11 cursor-pointer content-center">
            {words.imports.showRefused(refused)}
          </summary>
          <div className="pt-3">
            <RefusedRows refused={reasons.data} of={fileName} />
          </div>
        </details>
      ) : null}
      {hasRefused && reasons.error ? (
        <LoadFailed error={reasons.error} busy={reasons.isFetching} onRetry={() => void reasons.refetch()} />
      ) : null}
    </li>
  );
}
