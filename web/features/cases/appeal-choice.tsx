import type { ModerationCase } from '../../../shared/contract/cases.ts';
import type { DecidedAction } from '../../../shared/domain/cases.ts';
import { words } from '../../words.ts';
import { nameAction } from './name-action.ts';

type Props = {
  one: Pick<ModerationCase, 'kind' | 'decision' | 'waitedFor'>;
  chosen: DecidedAction | undefined;
  error: string | undefined;
  onChoose: (action: DecidedAction) => void;
};

/** Keeps the decision that is appealed, or takes it back; nothing is preselected. */
export function AppealChoice({ one, chosen, error, onChoose }: Props) {
  const texts = words.cases.onAppeal;
  const former = one.decision?.action ?? 'none';
  const choices = [
    { action: former, label: texts.keep, text: nameAction(one, former) },
    { action: 'none' as const, label: texts.takeBack, text: texts.takeBackText },
  ];
  return (
    <fieldset className="grid gap-1" aria-describedby={error ? 'appeal-choice-error' : undefined}>
      <legend className="sr-only">{words.cases.appealDecision}</legend>
      {choices.map(({ action, label, text }) => (
        <label key={action} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
          <input
            type="radio"
            name="appeal-choice"
            className="size-5 shrink-0 accent-accent"
            checked={chosen === action}
            onChange={() => onChoose(action)}
          />
          <span className="grid">
            {label} <span className="text-muted text-sm">{text}</span>
          </span>
        </label>
      ))}
      {error ? (
        <p id="appeal-choice-error" role="alert" className="text-danger text-sm">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
