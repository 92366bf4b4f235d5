import { wordReason as refusals } from '../../../shared/words/word-reason.ts?lang=es';
import * as words from '../all.ts?lang=es';

export const spanish = { ...words, refusals };
