import type { ModerationCase } from '../../../shared/contract/cases.ts';
import type { CaseKind, DecidedAction } from '../../../shared/domain/cases.ts';
import { words } from '../../words.ts';

type Subject = Pick<ModerationCase, 'kind' | 'waitedFor'>;

const isContent = (kind: CaseKind): kind is 'message' | 'review' => kind === 'message' || kind === 'review';

/** Names an action: a waiting listing is approved or refused. */
export function nameAction({ kind, waitedFor }: Subject, action: DecidedAction): string {
  const said = words.cases;
  if (waitedFor && action === 'none') return said.approve;
  if (waitedFor && action === 'hide') return said.refuse;
  if (action === 'hide' && isContent(kind)) return said.hideKinds[kind];
  if (action === 'remove' && kind === 'message') return said.removePerson;
  return said.actions[action];
}

/** Returns what an action does. */
export function explainAction({ kind, waitedFor }: Subject, action: DecidedAction): string {
  const said = words.cases;
  if (waitedFor && action === 'none') return said.approveText;
  if (waitedFor && action === 'hide') return said.refuseText;
  if (action === 'hide' && isContent(kind)) return said.hideTexts[kind];
  if (action === 'remove' && kind === 'message') return said.removePersonText;
  return said.actionTexts[action];
}

/** Names the decision for the affected person. */
export function nameDone(kind: CaseKind, action: DecidedAction): string {
  const said = words.cases;
  if (action === 'hide' && isContent(kind)) return said.hiddenKinds[kind];
  return action === 'remove' && kind === 'message' ? said.personRemoved : said.done[action];
}
