import { createSmtpMailer } from '../../adapters/smtp-mailer.ts';
import type { Config } from '../../ports/config.ts';
import { type Finding, missing, ok, reasonOf, warning } from './finding.ts';

const PATIENCE = 10_000;
/** Webhooks are refused beyond this difference. */
const CLOCK_SECONDS = 60;

const request = (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE), ...init });

export async function checkAddress({ publicUrl }: Config): Promise<Finding[]> {
  try {
    const health = await request(`${publicUrl}/healthz`);
    if (!health.ok)
      return [missing('Address', `${publicUrl}/healthz answers ${health.status}. Does the proxy lead to Settee?`)];
  } catch (error) {
    return [
      missing(
        'Address',
        `Nobody answers at ${publicUrl}: ${reasonOf(error)}. Start Settee, and look at DNS and the proxy.`,
      ),
    ];
  }
  const findings = [ok('Address', `Settee answers at ${publicUrl}.`)];
  const webhook = await request(`${publicUrl}/api/webhooks/stripe`, { method: 'POST', body: '{}' });
  findings.push(
    webhook.status === 400
      ? ok('Webhook', 'It can be reached, and refuses what the card provider did not sign.')
      : missing(
          'Webhook',
          `${publicUrl}/api/webhooks/stripe answers ${webhook.status} instead of 400. Does the proxy pass POST on?`,
        ),
  );
  if ((await request(`${publicUrl}/metrics`)).ok)
    findings.push(
      missing('Metrics', `${publicUrl}/metrics can be read by everybody. Set METRICS_TOKEN, or shut it at the proxy.`),
    );
  return findings;
}

export async function checkCards({ payments }: Config): Promise<Finding[]> {
  if (payments.kind === 'sandbox') return [];
  const api = payments.apiUrl ?? 'https://api.stripe.com';
  const headers = { Authorization: `Bearer ${payments.secretKey}` };
  const answer = await request(`${api}/v1/payment_intents?limit=1`, { headers }).catch((error: unknown) =>
    reasonOf(error),
  );
  if (typeof answer === 'string') return [missing('Cards', `${api} cannot be reached: ${answer}`)];
  if (!answer.ok) return [missing('Cards', `${api} answers ${answer.status}. Is STRIPE_SECRET_KEY right?`)];
  const date = Date.parse(answer.headers.get('Date') ?? '');
  const seconds = Number.isNaN(date) ? 0 : Math.abs(date - Date.now()) / 1000;
  return [
    ok('Cards', 'The card provider takes the secret key.'),
    seconds <= CLOCK_SECONDS
      ? ok('Clock', 'This machine and the card provider have the same time.')
      : missing('Clock', `This machine’s clock is wrong by ${Math.round(seconds)} seconds. Set it by NTP.`),
  ];
}

/** Sends a test email, or explains how. @param to recipient */
export async function checkMail({ mail, publicUrl }: Config, to: string | undefined): Promise<Finding[]> {
  if (mail.kind === 'files') return [];
  if (!to) return [warning('Mail', 'Nothing was sent. To try it: npm run doctor -- --mail you@your.domain')];
  const text = `This mail was sent by "npm run doctor" of ${publicUrl}. If you read it, mail works.`;
  try {
    await createSmtpMailer(mail).send({ to, subject: 'Mail of your shop works', text });
    return [ok('Mail', `The mail server took a mail to ${to}. Look whether it arrives, and not among spam.`)];
  } catch (error) {
    return [missing('Mail', `The mail server refused a mail to ${to}: ${reasonOf(error)}`)];
  }
}
