import { describeReason as refusals } from '../../../shared/words/describe-reason.ts?lang=de';
import * as words from '../all.ts?lang=de';

export const german = { ...words, refusals };
