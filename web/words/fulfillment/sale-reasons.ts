import { saleReasons as known } from '../../../shared/words/fulfillment/sale-reasons.ts';
import { area } from '../area.ts';

export const saleReasons = area('saleReasons', { known });
