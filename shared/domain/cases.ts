export const caseKinds = ['listing', 'account'] as const;
export type CaseKind = (typeof caseKinds)[number];

export const reportReasons = [
  'counterfeit',
  'unsafe',
  'prohibited',
  'misleading',
  'offensive',
  'spam',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Reported, decided, appealed by the affected person, decided again. */
export const caseStates = ['open', 'decided', 'appealed', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

export const caseActions = ['none', 'hide', 'warn', 'suspend', 'remove'] as const;

/** What a case can say was decided: also what operators do by a command. */
export const decidedActions = [...caseActions, 'remove_picture'] as const;
export type DecidedAction = (typeof decidedActions)[number];

/**
 * The actions that make sense for a kind: an account cannot be hidden.
 * @param former what was decided, which an appeal can confirm
 */
export function actionsFor(kind: CaseKind, former?: DecidedAction): DecidedAction[] {
  const choices = caseActions.filter((action) => kind === 'listing' || action !== 'hide');
  return former === 'remove_picture' ? [...choices, former] : choices;
}

/** Days for which the email of a reporter without an account is kept after the decision. */
export const REPORTER_EMAIL_DAYS = 90;

const APPEAL_MONTHS = 6;

/** Returns the appeal deadline. */
export function appealUntil(decidedAt: Date): Date {
  const until = new Date(decidedAt);
  until.setUTCMonth(until.getUTCMonth() + APPEAL_MONTHS);
  return until;
}

/** Returns whether the affected person can appeal: once, and only against an action. */
export const canAppeal = (
  one: { state: CaseState; action?: DecidedAction | null | undefined; decidedAt?: Date | null | undefined },
  now: Date,
): boolean =>
  one.state === 'decided' && one.action !== 'none' && one.decidedAt != null && now < appealUntil(one.decidedAt);

export const caseNumber = (number: number): string => `C-${1000 + number}`;
