import { fillIn, placeholdersOf } from '../../../shared/domain/legal.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { acceptTerms, readTermsToAccept } from './accept-terms.ts';
import { publishLegal } from './publish-legal.ts';
import { factsOf, listLegal, readLegalPage, readLegalSource } from './read-legal.ts';
import { renderText } from './render-text.ts';

type LegalCalls = Pick<
  Handlers,
  'listLegal' | 'getLegalPage' | 'getLegalSource' | 'previewLegal' | 'publishLegal' | 'getTermsToAccept' | 'acceptTerms'
>;

export const legalHandlers = (services: Services): LegalCalls => ({
  listLegal: () => listLegal(services),
  getLegalPage: ({ params, query: { language, version } }) =>
    readLegalPage(services, params.document, {
      language: language ?? services.shop.settings().defaultLanguage,
      version,
    }),
  getLegalSource: ({ params }) => readLegalSource(services, params.document),
  async previewLegal({ body }) {
    const text = fillIn(body.text, factsOf(services.shop.settings()));
    return { blocks: await renderText(text), placeholders: placeholdersOf(text) };
  },
  publishLegal: ({ params, body }, { caller }) => publishLegal(services, caller, params.document, body),
  getTermsToAccept: (_, { caller }) => readTermsToAccept(services, caller),
  async acceptTerms({ body }, { caller }) {
    await acceptTerms(services, caller, body.version);
    return { acknowledged: true };
  },
});
