import type { CaseState } from '../../../shared/domain/cases.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { words } from '../../words.ts';

const tones: Record<CaseState, Tone> = { open: 'warning', decided: 'neutral', appealed: 'warning', closed: 'neutral' };

export const CaseStateBadge = ({ state }: { state: CaseState }) => (
  <Badge tone={tones[state]}>{words.cases.states[state]}</Badge>
);
