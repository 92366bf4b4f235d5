import type { Settings } from '../../shared/contract/settings.ts';
import type { Services } from './services.ts';

/** What the browser is told of this installation; nothing secret passes here. */
export function settingsOf({ identity, payments, mailer, shop }: Services): Settings {
  return {
    emailMustBeConfirmed: mailer.delivers,
    identity: identity.browserSettings,
    payments: { ...payments.browserSettings, holdMinutes: shop.settings().holdMinutes },
  };
}
