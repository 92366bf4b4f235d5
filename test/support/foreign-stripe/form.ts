export type Fields = { [name: string]: string | Fields };

/** Decodes a form-encoded body or query. Lists become fields by index. */
export function decodeForm(encoded: string): Fields {
  const fields: Fields = Object.create(null);
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''));
    const last = path.pop() ?? '';
    let at = fields;
    for (const part of path) {
      const next = at[part];
      at = at[part] = typeof next === 'object' ? next : Object.create(null);
    }
    at[last === '' ? String(Object.keys(at).length) : last] = value;
  }
  return fields;
}

export function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}

export function fieldsOf(fields: Fields, name: string): Fields {
  const value = fields[name];
  return typeof value === 'object' ? value : {};
}

export const listOf = (fields: Fields, name: string): string[] =>
  Object.values(fieldsOf(fields, name)).filter((value) => typeof value === 'string');
