import type { Act } from '../../../shared/contract/admin/audit-log.ts';
import { lookUp } from '../../../shared/domain/look-up.ts';
import { saleReasonText } from '../../platform/i18n/sale-reason.ts';
import { words } from '../../words.ts';

type Fact = Act['before'][string];

/** Returns the changed facts, one line each. */
export function describeChange({ before, after }: Pick<Act, 'before' | 'after'>): string[] {
  const facts = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return facts.flatMap((fact) => {
    const [was, is] = [before[fact], after[fact]];
    if (show(fact, was) === show(fact, is) || (was === undefined && is === 0)) return [];
    const name = nameOf(words.auditLog.facts, fact);
    return was === undefined
      ? words.auditLog.is(name, show(fact, is))
      : words.auditLog.became(name, show(fact, was), show(fact, is));
  });
}

/** Describes an action; an unknown one keeps its own name. */
export const describeAct = (action: string) => nameOf(words.auditLog.acts, action);

const nameOf = (names: Record<string, string>, name: string) => lookUp(names, name) ?? name.replaceAll('_', ' ');

/** Formats a value: state, account type, reason, or edited fields. */
function show(name: string, fact: Fact | undefined): string {
  if (fact === undefined) return words.auditLog.nothing;
  if (typeof fact === 'boolean') return fact ? words.auditLog.yes : words.auditLog.no;
  if (Array.isArray(fact)) return fact.map((field) => nameOf(words.auditLog.facts, field)).join(', ');
  if (name === 'reason') return reasonText(String(fact));
  const known: Record<string, Record<string, string>> = words.auditLog.values;
  return lookUp(lookUp(known, name) ?? {}, String(fact)) ?? String(fact);
}

/** The end of a sale is recorded with its state, as `cancelled: no_time`. */
function reasonText(reason: string): string {
  const known: Record<string, string> = words.auditLog.values.reason;
  const [, state = '', why = ''] = /^(cancelled|refused): (.*)$/s.exec(reason) ?? [];
  if (state) return [lookUp(known, state) ?? state, saleReasonText(why)].filter(Boolean).join(': ');
  return lookUp(known, reason) ?? saleReasonText(reason);
}
