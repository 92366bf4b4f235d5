import { createIsomorphicFn } from '@tanstack/react-start';
import { defaultLanguage } from '../../../shared/domain/language.ts';
import { wordReason } from '../../../shared/words/word-reason.ts';
import { corrected } from '../../words/corrected.ts';
import { requestContext } from '../request-context.ts';
import { showShop } from '../shop.ts';
import { speakBy } from './spoken.ts';

/** Sets language and shop per request on the server; the browser has one. */
export const speakByRequest = createIsomorphicFn()
  .server(() => {
    showShop(() => requestContext().shop);
    const dictionary = { refusals: wordReason };
    speakBy(() => {
      const { language, wording, publicDemo } = requestContext();
      if (language !== defaultLanguage) return { language, wording, publicDemo, dictionary };
      return { language, wording, publicDemo, dictionary: wording === 'corrected' ? corrected : undefined };
    });
  })
  .client(() => {});
