import { describeReason as refusals } from '../../../shared/words/describe-reason.ts?lang=es';
import * as words from '../all.ts?lang=es';

export const spanish = { ...words, refusals };
