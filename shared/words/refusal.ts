import { defaultLanguage, type Language } from '../domain/language.ts';
import { type ShownValue, showValue } from './show-value.ts';
import { type Text, textIn } from './texts.ts';

export type Values = Readonly<Record<string, ShownValue>>;

/** Names a text of `shared/words/refusals`, worded in the reader's language. */
export type Reason = { key: string; params?: Values | undefined };

/** Without a key it is for programs, or from an older server. */
export type Refusal = {
  /** In English. */
  message: string;
  key?: string | undefined;
  params?: Values | undefined;
};

type PartsOf<Line extends string> = Line extends `${string}{${infer Part}}${infer Rest}` ? Part | PartsOf<Rest> : never;
type NameOf<Part extends string> = Part extends `${infer Name}:${string}` ? Name : Part;
type CountOf<Part extends string> = Part extends `${infer Name}:${string}` ? Name : never;
type NamesIn<Line extends string> = NameOf<PartsOf<Line>>;
type CountsIn<Line extends string> = CountOf<PartsOf<Line>>;

type ValuesOf<Line extends string> = {
  readonly [Name in NamesIn<Line>]: Name extends CountsIn<Line> ? number : ShownValue;
};
type GivenTo<Line extends string> = [NamesIn<Line>] extends [never] ? [] : [values: ValuesOf<Line>];

/** A translation names exactly the values of the English text. */
type Alike<English extends string, Translated extends string> = [NamesIn<English>, NamesIn<Translated>] extends [
  NamesIn<Translated>,
  NamesIn<English>,
]
  ? Translated
  : never;
type Checked<Texts extends Readonly<Record<string, Text>>> = {
  readonly [Name in keyof Texts]: {
    readonly [In in Language]: Alike<Texts[Name]['en'], Texts[Name][In]>;
  };
};

type Refusals<Texts extends Readonly<Record<string, Text>>> = {
  readonly [Name in keyof Texts]: ((...given: GivenTo<Texts[Name]['en']>) => Refusal) & {
    readonly key: string;
    readonly text: Text;
  };
};

/**
 * Declares an area's refusals: `{ tooLong: { en: 'Write up to {most} characters.', … } }`. Each becomes a function of
 * its text's values. `{count:day|days}` chooses a word by number.
 */
export function refusalsOf<const Texts extends Readonly<Record<string, Text>>>(
  area: string,
  texts: Texts & Checked<Texts>,
): Refusals<Texts> {
  const made = Object.entries<Text>(texts).map(([name, text]) => {
    const key = `${area}.${name}`;
    const refuse = (params?: Values): Refusal => ({
      key,
      message: fillText(textIn(text, defaultLanguage), defaultLanguage, params),
      params,
    });
    return [name, Object.assign(refuse, { key, text })];
  });
  return Object.fromEntries(made) as Refusals<Texts>;
}

/** In English alone, for what only other programs and sites send. */
export const refusalForPrograms = (message: string): Refusal => ({ message });

const PART = /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g;

export const namesIn = (text: string): string[] => Array.from(text.matchAll(PART), ([, name = '']) => name);

/** Puts values into a text, as its language writes them. */
export const fillText = (text: string, language: Language, values: Values = {}): string =>
  text.replace(PART, (_, name: string, one?: string, other?: string) => {
    const value = values[name] ?? '';
    if (one === undefined) return showValue(value, language);
    return (new Intl.PluralRules(language).select(Number(value)) === 'one' ? one : other) ?? '';
  });
