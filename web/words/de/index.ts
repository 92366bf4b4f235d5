import * as words from '../all.ts?lang=de';
import { refusals } from './refusals.ts';

export const german = { ...words, refusals };
