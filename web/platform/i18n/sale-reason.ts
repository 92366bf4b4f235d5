import { describeSaleReason } from '../../../shared/words/fulfillment/sale-reasons.ts';
import { words } from '../../words.ts';

/** Words why a sale ended, or what is wrong with it, in the current language. A text in own words stays. */
export const saleReasonText = (reason: string) => describeSaleReason(reason, words.saleReasons.known);
