import { spoken } from '../platform/i18n/spoken.ts';

/** Type of a translation: same keys, and functions with the same arguments. */
export type Texts<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Texts<Said>
    : { readonly [Key in keyof T]: Texts<T[Key]> };

/**
 * Returns an area's words in the current language. Never read them at module load, which would fix the language.
 * @param name the area's name in the dictionaries
 */
export function area<const English extends object>(name: string, english: English): Texts<English> {
  const live: unknown = new Proxy(english, {
    get: (_, key) => {
      const said = spoken().dictionary?.[name];
      return Reflect.get(said && key in said ? said : english, key);
    },
  });
  return live as Texts<English>;
}
