import type { ModerationCase } from '../../../shared/contract/cases.ts';
import type { CaseKind, DecidedAction } from '../../../shared/domain/cases.ts';
import { words } from '../../words.ts';

type Subject = Pick<ModerationCase, 'kind' | 'waitedFor'>;

/** Words the hiding of a part of a page, such as a message; undefined where the whole page is hidden. */
function hidingOf(kind: CaseKind) {
  const said = words.caseKind[kind];
  return 'hide' in said ? said.hide : undefined;
}

/** Names an action: a waiting listing is approved or refused. */
export function nameAction({ kind, waitedFor }: Subject, action: DecidedAction): string {
  const said = words.cases;
  if (waitedFor && action === 'none') return said.approve;
  if (waitedFor && action === 'hide') return said.refuse;
  if (action === 'remove' && kind === 'message') return said.removePerson;
  return (action === 'hide' && hidingOf(kind)?.act) || said.actions[action];
}

export function explainAction({ kind, waitedFor }: Subject, action: DecidedAction): string {
  const said = words.cases;
  if (waitedFor && action === 'none') return said.approveText;
  if (waitedFor && action === 'hide') return said.refuseText;
  if (action === 'remove' && kind === 'message') return said.removePersonText;
  return (action === 'hide' && hidingOf(kind)?.explained) || said.actionTexts[action];
}

/** Words the decision for the affected person. */
export function nameDone(kind: CaseKind, action: DecidedAction): string {
  const said = words.cases;
  if (action === 'remove' && kind === 'message') return said.personRemoved;
  return (action === 'hide' && hidingOf(kind)?.done) || said.done[action];
}
