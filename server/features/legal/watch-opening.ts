import type { Logger } from 'pino';
import { type DemoContact, demoContactIn } from '../../../shared/domain/demo-contact.ts';
import { requiredDocuments } from '../../../shared/domain/legal.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Opening } from '../../ports/opening.ts';
import type { Services } from '../../ports/services.ts';
import { hasAnyAdmin } from './legal-store.ts';
import { listLegal } from './read-legal.ts';

/** Tracks whether the shop may open: production needs a contact and complete legal pages. */
export async function watchOpening(
  { db, shop, log }: { db: Db; shop: Services['shop']; log: Logger },
  production: boolean,
): Promise<Opening> {
  let lacking: readonly string[] = production ? await findMissing({ db, shop }) : [];
  const opening: Opening = {
    isOpen: () => lacking.length === 0,
    missing: () => lacking,
    hasAdmin: () => hasAnyAdmin(db),
    async refresh() {
      if (!production) return;
      try {
        lacking = await findMissing({ db, shop });
      } catch (error) {
        log.warn({ err: error }, 'the legal pages could not be read');
      }
    },
  };
  shop.onChange(() => void opening.refresh());
  return opening;
}

const contactNames: Record<DemoContact, string> = { email: 'email address', phone: 'phone number', address: 'address' };

/** Returns what is missing before visitors may come, a sentence each. */
export async function findMissing({ db, shop }: Pick<Services, 'db' | 'shop'>): Promise<string[]> {
  const settings = shop.settings();
  const { email, address } = settings;
  const sentences: string[] = [];
  if (!email)
    sentences.push('The contact of the shop lacks an email address: set SHOP_EMAIL, or fill in the settings.');
  if (!address) sentences.push('The contact of the shop lacks an address: set SHOP_ADDRESS, or fill in the settings.');
  for (const field of demoContactIn(settings))
    sentences.push(
      `The contact of the shop still has the ${contactNames[field]} of the demo, ${settings[field]}: write your own in the settings.`,
    );
  const pages = await listLegal({ db, shop });
  for (const document of requiredDocuments) {
    const missing = pages.find((page) => page.document === document)?.missing ?? [];
    for (const { language, placeholders } of missing)
      sentences.push(
        `The page ${document} (${language}) is not filled in${placeholders.length > 0 ? `: ${placeholders.map((name) => `[${name}]`).join(', ')}` : ''}.`,
      );
  }
  return sentences;
}
