import { expect, it } from 'vitest';
import { categoryLede, categoryName, conditionName } from '../../platform/i18n/shown-names.ts';

it.each(['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'])(
  'a seller’s own word “%s” is shown as it is',
  (word) => {
    expect([conditionName(word), categoryName(word), typeof categoryLede(word)]).toEqual([word, word, 'string']);
  },
);
