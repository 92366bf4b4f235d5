import { z } from 'zod';
import type { AlertKind } from '../../domain/alert.ts';
import { issueMessage } from '../../words/issue-message.ts';
import { notificationRefusals } from '../../words/refusals/notifications.ts';
import { call } from '../call.ts';

const wanted = z.boolean({ error: issueMessage(notificationRefusals.onOrOff()) });
const choices = z.object({ price_drop: wanted, on_hold: wanted, back: wanted, sold: wanted } satisfies Record<
  AlertKind,
  z.ZodType
>);
export type AlertChoices = z.output<typeof choices>;

export const alertCalls = {
  getAlertChoices: call({
    route: 'GET /account/alerts',
    who: 'signedIn',
    summary: 'The caller’s choices of mails about saved listings.',
    answer: choices,
    statuses: [200],
    errors: ['not_signed_in'],
  }),
  changeAlertChoices: call({
    route: 'PATCH /account/alerts',
    who: 'signedIn',
    changesPerson: true,
    summary: 'Switches mails about saved listings on or off; what is not named stays as it is.',
    body: choices.partial(),
    answer: choices,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
};
