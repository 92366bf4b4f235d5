import type { ModerationCase } from '../../../shared/contract/cases.ts';
import { SAME_TEXT } from '../../../shared/domain/cases.ts';
import { words } from '../../words.ts';

/** Words a report; the marketplace's own begins in English. */
export const reportText = ({ text, isByShop }: Pick<ModerationCase['reports'][number], 'text' | 'isByShop'>): string =>
  isByShop && text.startsWith(SAME_TEXT) ? words.cases.sameText(text.slice(SAME_TEXT.length)) : text;
