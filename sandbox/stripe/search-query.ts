import { invalidRequest } from './stripe-error.ts';

export interface SearchConditions {
  metadata: Record<string, string>;
  fields: Record<string, string>;
}

const clause = /^\s*(?:metadata\[(["'])([^"']+)\1\]|(status|currency))\s*:\s*(["'])((?:\\.|(?!\4).)*)\4\s*$/;

/** Parses `metadata['checkout_id']:'…' AND status:'succeeded'`. Throws 400 for anything else. */
export function parseSearchQuery(query: string): SearchConditions {
  const conditions: SearchConditions = { metadata: {}, fields: {} };
  for (const part of query.split(/\sand\s/i)) {
    const [, , key, field, , quoted = ''] = clause.exec(part) ?? [];
    const value = quoted.replace(/\\(.)/g, '$1');
    if (key !== undefined) conditions.metadata[key] = value;
    else if (field !== undefined) conditions.fields[field] = value;
    else throw invalidRequest('We were unable to parse this search query.', { param: 'query' });
  }
  return conditions;
}
