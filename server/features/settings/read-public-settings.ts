import type { Settings } from '../../../shared/contract/settings.ts';
import type { Services } from '../../ports/services.ts';

type Needed = Pick<Services, 'config' | 'identity' | 'payments' | 'mailer' | 'shop'>;

/** Returns the public settings for the browser; contains no secrets. */
export function readPublicSettings({ config, identity, payments, mailer, shop }: Needed): Settings {
  return {
    emailMustBeConfirmed: mailer.delivers,
    identity: identity.browserSettings,
    payments: { ...payments.browserSettings, holdMinutes: shop.settings().holdMinutes },
    payoutsBy: config.payouts.kind === 'connect' ? 'provider' : 'operator',
    sellerFee: config.sellerFee,
  };
}
