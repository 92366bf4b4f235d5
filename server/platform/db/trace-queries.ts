import type pg from 'pg';
import type { Tracing } from '../observability/tracing.ts';

type Queryable = { query: (...given: never[]) => unknown };

/** Records each query with placeholders, never a value. */
export function traceQueries(pool: pg.Pool, tracing: Tracing): void {
  const watched = new WeakSet<object>();
  const watch = (client: Queryable) => {
    watched.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = (...given: unknown[]) => {
      const answer = query(...given);
      // A query with a callback is part of a pool's query.
      if (answer instanceof Promise) tracing.watch(() => describeQuery(textOf(given[0])), answer);
      return answer;
    };
  };
  watch(pool);
  pool.on('acquire', (client) => {
    if (!watched.has(client)) watch(client);
  });
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

/** Names a query by its operation and first table. */
function describeQuery(text: string) {
  const operation = /^[\s(]*(?:\/\*.*?\*\/)?[\s(]*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const table = /\b(?:(?<!epoch\s)from|into|update)\s+((?:"?\w+"?\.)?"?\w+"?)/i.exec(text)?.[1]?.replaceAll('"', '');
  return {
    name: table ? `${operation} ${table}` : operation,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      // A literal in a text is replaced too.
      'db.query.text': text.replace(/'(?:[^']|'')*'/g, "'?'"),
    },
  } as const;
}
