import type { Settings } from '../../shared/contract/settings.ts';
import type { AppServices } from './services.ts';

/** Returns the public settings for the browser; contains no secrets. */
export function settingsOf({ config, identity, payments, mailer, shop }: AppServices): Settings {
  return {
    emailMustBeConfirmed: mailer.delivers,
    identity: identity.browserSettings,
    payments: { ...payments.browserSettings, holdMinutes: shop.settings().holdMinutes },
    payoutsBy: config.payouts.kind === 'connect' ? 'provider' : 'operator',
    sellerFee: config.sellerFee,
  };
}
