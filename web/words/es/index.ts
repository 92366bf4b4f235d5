import * as words from '../all.ts?lang=es';
import { refusals } from './refusals.ts';

export const spanish = { ...words, refusals };
