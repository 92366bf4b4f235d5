import { createIsomorphicFn } from '@tanstack/react-start';
import { defaultLanguage } from '../../../shared/domain/language.ts';
import { describeReason } from '../../../shared/words/describe-reason.ts';
import { corrected } from '../../words/corrected.ts';
import { requestContext } from '../request-context.ts';
import { setShopSource } from '../shop.ts';
import { setTextSource } from './text-settings.ts';

/** Sets language and shop per request on the server; the browser has one. */
export const setTextsByRequest = createIsomorphicFn()
  .server(() => {
    setShopSource(() => requestContext().shop);
    const dictionary = { refusals: describeReason };
    setTextSource(() => {
      const { language, wording, publicDemo } = requestContext();
      if (language !== defaultLanguage) return { language, wording, publicDemo, dictionary };
      return { language, wording, publicDemo, dictionary: wording === 'corrected' ? corrected : undefined };
    });
  })
  .client(() => {});
