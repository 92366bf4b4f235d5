import { chooseLanguage } from '../../../shared/domain/language.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { appealCase } from './appeal-case.ts';
import { decideCase } from './decide-case.ts';
import { readCaseContext } from './read-case-context.ts';
import { readCase, readCases, readStatement } from './read-cases.ts';
import { createReportHandler } from './send-report.ts';

type CaseCalls = Pick<
  Handlers,
  'sendReport' | 'listCases' | 'getCase' | 'getCaseContext' | 'decideCase' | 'getStatement' | 'appealCase'
>;

/** Handles reports, decisions and appeals. */
export function caseHandlers(services: Services): CaseCalls {
  const sendReport = createReportHandler(services);
  return {
    sendReport: ({ body }, { caller, address, request: { headers } }) => {
      const language = chooseLanguage(headers.get('Cookie') ?? '', headers.get('Accept-Language') ?? '');
      return sendReport(body, { caller, address: address(), language });
    },
    listCases: ({ query }, { caller }) => readCases(services, caller, query),
    getCase: ({ params }, { caller }) => readCase(services, caller, params.id),
    getCaseContext: ({ params }, { caller }) => readCaseContext(services, caller, params.id),
    async decideCase({ params, body }, { caller }) {
      await decideCase(services, caller, { id: params.id, decision: body });
      return readCase(services, caller, params.id);
    },
    getStatement: ({ params }, { caller }) => readStatement(services, caller, params.id),
    async appealCase({ params, body }, { caller }) {
      await appealCase(services, caller, { id: params.id, text: body.reason ?? body.text ?? '' });
      return { acknowledged: true };
    },
  };
}
