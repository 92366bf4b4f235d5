import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { showDate } from '../../platform/i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { LinesLoading } from '../../ui/list/lines-loading.tsx';
import { LoadFailed } from '../../ui/list/load-failed.tsx';
import { words } from '../../words.ts';
import { blocksQuery } from './block-queries.ts';
import { useUnblock } from './use-unblock.ts';

export function BlockedPeople() {
  const { data, error, isFetching, refetch } = useQuery(blocksQuery);
  const unblock = useUnblock();
  const list = useRef<HTMLDivElement>(null);
  const texts = words.blocks;
  if (error && !data) return <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div ref={list} tabIndex={-1} className="max-w-2xl outline-none">
      {data?.length === 0 ? (
        <p className="max-w-prose text-muted">{texts.none}</p>
      ) : (
        <ul className="grid border-line border-t" aria-busy={!data}>
          {data ? null : <LinesLoading count={1} />}
          {data?.map((one) => (
            <li
              key={one.accountId}
              className="flex min-h-16 items-center justify-between gap-4 border-line border-b py-3"
            >
              <span className="grid min-w-0">
                <span dir="auto" className="wrap-anywhere font-medium">
                  {one.name}
                </span>
                <span className="text-muted text-sm">{texts.since(showDate(one.at))}</span>
              </span>
              <Button
                kind="quiet"
                size="small"
                className="-me-3"
                aria-label={words.ui.actionOn(texts.unblock, one.name)}
                busy={unblock.isPending && unblock.variables.accountId === one.accountId}
                onClick={() => unblock.mutate(one, { onSuccess: () => list.current?.focus() })}
              >
                {texts.unblock}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
