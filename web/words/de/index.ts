import { wordReason as refusals } from '../../../shared/words/word-reason.ts?lang=de';
import * as words from '../all.ts?lang=de';

export const german = { ...words, refusals };
