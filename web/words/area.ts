import { spoken } from '../platform/i18n/spoken.ts';

/** Texts as another language may say them: the same keys, and functions of the same arguments. */
export type Texts<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Texts<Said>
    : { readonly [Key in keyof T]: Texts<T[Key]> };

/**
 * One area's words, in English here and in the spoken language wherever they are read. Each reading asks anew, so read
 * them while drawing or doing, never while a module loads: what is read there stays in that language.
 * @param name the area's name in every language's dictionary
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
