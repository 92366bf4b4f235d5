import type { Act } from '../../../shared/contract/admin.ts';
import { words } from '../../words.ts';

type Fact = Act['before'][string];

/** What an act changed, a line a fact; what it left as it was is not news. */
export function describeChange({ before, after }: Pick<Act, 'before' | 'after'>): string[] {
  const facts = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return facts.flatMap((fact) => {
    const [was, is] = [before[fact], after[fact]];
    if (show(was) === show(is) || (was === undefined && is === 0)) return [];
    const name = lookUp(words.auditLog.facts, fact);
    return was === undefined ? words.auditLog.is(name, show(is)) : words.auditLog.became(name, show(was), show(is));
  });
}

/** What was done, in words; an act that is newer than these words goes by its own name. */
export const describeAct = (action: string) => lookUp(words.auditLog.acts, action);

const lookUp = (names: Record<string, string>, name: string) => names[name] ?? name.replaceAll('_', ' ');

function show(fact: Fact | undefined): string {
  if (fact === undefined) return words.auditLog.nothing;
  if (typeof fact === 'boolean') return fact ? words.auditLog.yes : words.auditLog.no;
  return Array.isArray(fact) ? fact.join(', ') : String(fact);
}
