import { area } from '../../area.ts';

export const report = area('report', {
  open: {
    listing: 'Report this listing',
    account: 'Report this seller',
    message: 'Report this message',
    review: 'Report this review',
  },
  ledes: {
    listing: 'Tell us what is wrong. A person looks at each report. The seller does not learn who sent it.',
    account:
      'Tell us what is wrong with this seller. A person looks at each report. The seller does not learn who sent it.',
    message:
      'Tell us what is wrong. A person looks at it, with the messages around it. The writer does not learn who sent it.',
    review: 'Tell us what is wrong. A person looks at each report. The writer does not learn who sent it.',
  },
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  reasonMissing: 'Choose a reason.',
  text: 'What is wrong?',
  email: 'Your email',
  emailHint: 'So that we can tell you what was decided.',
  send: 'Send report',
  sending: 'Sending…',
  thanks: 'Thank you for your report.',
  number: (number: string) => `Its case number is ${number}.`,
  willWrite: 'We will write to you when it is decided.',
  goodFaith: 'By sending you confirm that, in good faith, you believe that what you say is accurate and complete.',
});
