import type { Language } from '../domain/language.ts';
import { fillText, namesIn, type Reason } from './refusal.ts';
import * as areas from './refusals/all.ts';
import { textIn } from './texts.ts';

const texts = new Map(
  Object.values(areas).flatMap((area) => Object.values(area).map(({ key, text }) => [key, text] as const)),
);

/** Describes a reason in a language. @returns undefined for an unknown one of another version of the server */
export function describeReason({ key, params = {} }: Reason, language: Language): string | undefined {
  const all = texts.get(key);
  if (all === undefined) return undefined;
  const text = textIn(all, language);
  return namesIn(text).every((name) => Object.hasOwn(params, name)) ? fillText(text, language, params) : undefined;
}
