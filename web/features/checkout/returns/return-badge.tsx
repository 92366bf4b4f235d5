import type { ReturnReason, ReturnState } from '../../../../shared/domain/returns.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { words } from '../../../words.ts';

const tones: Record<ReturnState, Tone> = {
  open: 'warning',
  accepted: 'accent',
  declined: 'neutral',
  refunded: 'neutral',
};

type Props = {
  state: ReturnState;
  reason: ReturnReason | undefined;
  /** Names the return, beside other states. */
  named?: boolean;
};

/** A withdrawal needs no acceptance: it is valid when it is declared. */
export function ReturnBadge({ state, reason, named = false }: Props) {
  return (
    <Badge tone={tones[state]}>
      {reason === 'withdrawal' ? words.returns.withdrawals[state] : ofRequest(state, named)}
    </Badge>
  );
}

const ofRequest = (state: ReturnState, isNamed: boolean): string => {
  const texts = words.returns;
  return isNamed ? texts.badge(texts.states[state]) : texts.states[state];
};
