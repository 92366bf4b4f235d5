import { lookUp } from '../../shared/domain/look-up.ts';

/**
 * Reads the named texts of an address, whatever they say. A page reads their meaning itself, because the first script of
 * every page contains this function.
 */
export const addressTexts =
  <Name extends string>(...names: readonly Name[]) =>
  (search: Record<string, unknown>) => {
    const address: { [name in Name]?: string } = {};
    for (const name of names) {
      const text = lookUp(search, name);
      // An address holds digits alone as a number.
      if (typeof text === 'string' || typeof text === 'number') address[name] = `${text}`;
    }
    return address;
  };
