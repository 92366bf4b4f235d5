/** `reply`: to a review, by the reviewed person. */
export const caseKinds = ['listing', 'account', 'message', 'review', 'reply'] as const;
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

/** Begins the marketplace's own report of an advertiser; screens word it in the reader's language. */
export const SAME_TEXT = 'The same text to many people: ';

/** `appealed` by the affected person; `closed`: decided again. */
export const caseStates = ['open', 'decided', 'appealed', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];
export const undecidedStates = ['open', 'appealed'] as const satisfies CaseState[];

export const caseActions = ['none', 'hide', 'warn', 'suspend', 'remove'] as const;

/** Including operators' commands. */
export const decidedActions = [...caseActions, 'remove_picture'] as const;
export type DecidedAction = (typeof decidedActions)[number];

/** For a message, `remove` removes its writer; of a review or a reply, only the text. */
function actionsOf(kind: CaseKind): readonly DecidedAction[] {
  const impossible = { account: 'hide', review: 'remove', reply: 'remove', listing: undefined, message: undefined }[
    kind
  ];
  return caseActions.filter((action) => action !== impossible);
}

/**
 * Returns the actions: an account cannot be hidden.
 * @param former what an appeal can confirm
 */
export function actionsFor(kind: CaseKind, former?: DecidedAction): DecidedAction[] {
  const choices = actionsOf(kind);
  return former === 'remove_picture' ? [...choices, former] : [...choices];
}

/** The removal of a message removes its writer. */
export const removesPerson = (kind: CaseKind, action: DecidedAction): boolean =>
  action === 'remove' && (kind === 'account' || kind === 'message');

/** Whether an action affects the person, besides what was reported. */
export const concernsPerson = (kind: CaseKind, action: DecidedAction): boolean =>
  action === 'suspend' || removesPerson(kind, action);

/** Days for a reporter without an account. */
export const REPORTER_EMAIL_DAYS = 90;

const APPEAL_MONTHS = 6;

/** Returns the end of the time to appeal, six months after the decision. */
export function appealUntil(decidedAt: Date): Date {
  const until = new Date(decidedAt);
  until.setUTCMonth(until.getUTCMonth() + APPEAL_MONTHS);
  return until;
}

/** Once, by the affected person, and only against an action. */
export const canAppeal = (
  one: { state: CaseState; action?: DecidedAction | null | undefined; decidedAt?: Date | null | undefined },
  now: Date,
): boolean =>
  one.state === 'decided' && one.action !== 'none' && one.decidedAt != null && now < appealUntil(one.decidedAt);

/** Such as `C-1042`. */
export const caseNumber = (number: number): string => `C-${1000 + number}`;
