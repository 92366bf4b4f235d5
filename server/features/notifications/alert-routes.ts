import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { changeAlertChoices, readAlertChoices } from './choices.ts';

type AlertCalls = Pick<Handlers, 'getAlertChoices' | 'changeAlertChoices'>;

export const alertHandlers = (services: Services): AlertCalls => ({
  getAlertChoices: (_, { caller }) => readAlertChoices(services, caller),
  changeAlertChoices: ({ body }, { caller }) => changeAlertChoices(services, caller, body),
});
