import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';

type Props<Data> = {
  title: string;
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  meanwhile: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Renders a section that the rest of the page does not wait for. */
export function AwaitedPart<Data>({ title, query, meanwhile, children }: Props<Data>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <div className="grid gap-4" aria-busy={!data && !error}>
      <h2 className="text-2xl">{title}</h2>
      {data ? (
        children(data)
      ) : error ? (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        meanwhile
      )}
    </div>
  );
}
