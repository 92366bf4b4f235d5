import { reportReasons } from '../../../shared/domain/cases.ts';
import { waitReasons } from '../../../shared/domain/review-queue.ts';

/** Apart from the queries: the list's address is read before the list loads. */
export const caseReasons = [...reportReasons, ...waitReasons] as const;
export type CaseReason = (typeof caseReasons)[number];
