import { textSettings } from '../platform/i18n/text-settings.ts';

/** Does what `area.ts` does where the build left the English texts (tools/split-words.mjs): others are in a script of their own. */
export const area = (name: string, english: object): object =>
  new Proxy(english, {
    get: (_, key) => {
      const translated = textSettings().dictionary?.[name];
      return Reflect.get(translated && key in translated ? translated : english, key);
    },
  });
