import type { ModerationCase } from '../../../shared/contract/cases.ts';
import { words } from '../../words.ts';
import { type CaseReason, caseReasons } from './case-reasons.ts';

/** Returns the name of a report's reason, or of why a listing waits. */
export function reasonName(reason: CaseReason): string {
  const { reasons, waits } = words.cases;
  return Object.hasOwn(waits, reason) ? waits[reason as keyof typeof waits] : reasons[reason as keyof typeof reasons];
}

/** Returns why there is a case, in short. */
export function reasonsOf({ reports, waitedFor = [] }: Pick<ModerationCase, 'reports' | 'waitedFor'>): string {
  const given = new Set<string>([...waitedFor, ...reports.map(({ reason }) => reason)]);
  return caseReasons
    .filter((reason) => given.has(reason))
    .map(reasonName)
    .join(', ');
}
