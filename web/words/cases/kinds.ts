import { caseKindTexts } from '../../../shared/words/cases/kinds.ts';
import { area } from '../area.ts';

export const caseKind = area('caseKind', caseKindTexts);
