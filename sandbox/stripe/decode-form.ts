import { invalidRequest } from './stripe-error.ts';

/** A decoded form: text, records for `a[b]`, arrays for `a[]` and `a[0]`. */
type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

type Branch = Map<string, string | Branch>;

const greatestDepth = 6;
const greatestFieldCount = 400;

/** Decodes `a=1&b[c]=2&d[]=3&d[]=4` as Stripe does. Throws 400 for an invalid name. */
export function decodeForm(text: string): Form {
  const root: Branch = new Map();
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1;
    if (count > greatestFieldCount) throw invalidRequest('The request has too many parameters.');
    if (`${name}${value}`.includes('\0')) throw invalidRequest('A parameter holds a NUL character.');
    place(root, pathOf(name), { value, name });
  }
  return Object.fromEntries(Array.from(root, ([key, value]) => [key, finish(value)]));
}

function pathOf(name: string): string[] {
  const parts = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!parts?.[1]) throw invalidRequest('A parameter name is malformed.', { param: name });
  const inner = Array.from((parts[2] ?? '').matchAll(/\[([^[\]]*)\]/g), (match) => match[1] ?? '');
  if (inner.length > greatestDepth) throw invalidRequest('A parameter is nested too deeply.', { param: name });
  return [parts[1], ...inner];
}

function place(root: Branch, path: string[], { value, name }: { value: string; name: string }): void {
  let branch = root;
  for (const [index, part] of path.entries()) {
    const key = part === '' ? String(branch.size) : part;
    const known = branch.get(key);
    if (index === path.length - 1) {
      if (known instanceof Map)
        throw invalidRequest('A parameter is given both as text and as a group.', { param: name });
      branch.set(key, value);
    } else if (known === undefined) {
      const next: Branch = new Map();
      branch.set(key, next);
      branch = next;
    } else if (typeof known === 'string') {
      throw invalidRequest('A parameter is given both as text and as a group.', { param: name });
    } else {
      branch = known;
    }
  }
}

function finish(value: string | Branch): FormValue {
  if (typeof value === 'string') return value;
  const isList = Array.from(value.keys()).every((key, index) => key === String(index));
  if (isList) return Array.from(value.values(), finish);
  // fromEntries defines own properties, so a field named __proto__ is harmless.
  return Object.fromEntries(Array.from(value, ([key, inner]) => [key, finish(inner)]));
}
