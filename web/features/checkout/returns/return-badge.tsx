import type { ReturnState } from '../../../../shared/domain/returns.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { words } from '../../../words.ts';

const tones: Record<ReturnState, Tone> = {
  open: 'warning',
  accepted: 'accent',
  declined: 'neutral',
  refunded: 'neutral',
};

/** @param named names the return, beside other states */
export function ReturnBadge({ state, named = false }: { state: ReturnState; named?: boolean }) {
  const said = words.returns;
  return <Badge tone={tones[state]}>{named ? said.badge(said.states[state]) : said.states[state]}</Badge>;
}
