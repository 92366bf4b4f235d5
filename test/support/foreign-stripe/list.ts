import type { Wire } from './book.ts';
import { type Fields, fieldsOf, textOf } from './form.ts';

type Listed = Wire & { id: string };

export function listPage(url: string, all: Iterable<Listed>, fields: Fields): Wire & { data: Listed[] } {
  const earliest = Number(textOf(fieldsOf(fields, 'created'), 'gte') ?? 0);
  const [intent, type] = [textOf(fields, 'payment_intent'), textOf(fields, 'type')];
  const chosen = [...all]
    .reverse()
    .filter((one) => Number(one.created) >= earliest)
    .filter((one) => (intent === undefined || one.payment_intent === intent) && (!type || one.type === type));
  const after = textOf(fields, 'starting_after');
  const from = after ? chosen.findIndex(({ id }) => id === after) + 1 : 0;
  const limit = Number(textOf(fields, 'limit') ?? 10);
  return { object: 'list', url, has_more: chosen.length > from + limit, data: chosen.slice(from, from + limit) };
}

/** Searches by metadata: only `metadata['name']:'value'`. */
export function search(url: string, all: Iterable<Listed>, fields: Fields): Wire & { data: Listed[] } {
  const [, name = '', value = ''] = /^metadata\['(\w+)'\]:'(.*)'$/.exec(textOf(fields, 'query') ?? '') ?? [];
  const data = [...all].filter(({ metadata }) => (metadata as Record<string, string>)[name] === value);
  return { object: 'search_result', url, has_more: false, next_page: null, data };
}
