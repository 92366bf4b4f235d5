import { wordReason } from '../../../shared/words/word-reason.ts';
import type { Refusals } from '../../platform/i18n/refusals.ts';

export const refusals: Refusals = wordReason;
