import type { ModerationCase } from '../../../shared/contract/cases.ts';
import type { CaseKind, DecidedAction } from '../../../shared/domain/cases.ts';
import { words } from '../../words.ts';

type Subject = Pick<ModerationCase, 'kind' | 'waitedFor'>;

/** Words the hiding of a part of a page, such as a message; undefined where the whole page is hidden. */
function hidingOf(kind: CaseKind) {
  const texts = words.caseKind[kind];
  return 'hide' in texts ? texts.hide : undefined;
}

/** Names an action: a waiting listing is approved or refused. */
export function nameAction({ kind, waitedFor }: Subject, action: DecidedAction): string {
  const texts = words.cases;
  if (waitedFor && action === 'none') return texts.approve;
  if (waitedFor && action === 'hide') return texts.refuse;
  if (action === 'remove' && kind === 'message') return texts.removePerson;
  return (action === 'hide' && hidingOf(kind)?.act) || texts.actions[action];
}

export function explainAction({ kind, waitedFor }: Subject, action: DecidedAction): string {
  const texts = words.cases;
  if (waitedFor && action === 'none') return texts.approveText;
  if (waitedFor && action === 'hide') return texts.refuseText;
  if (action === 'remove' && kind === 'message') return texts.removePersonText;
  return (action === 'hide' && hidingOf(kind)?.explained) || texts.actionTexts[action];
}

/** Words the decision for the affected person. */
export function nameDone(kind: CaseKind, action: DecidedAction): string {
  const texts = words.cases;
  if (action === 'remove' && kind === 'message') return texts.personRemoved;
  return (action === 'hide' && hidingOf(kind)?.done) || texts.done[action];
}

/** Names the decision on an appeal for admins: what it upholds, or that the first one is taken back. */
export function nameAppealed(subject: Subject, action: DecidedAction, former?: DecidedAction): string {
  if (action === 'none') return words.cases.done.none;
  const name = nameAction(subject, action);
  return action === former ? words.cases.onAppeal.kept(name) : name;
}
