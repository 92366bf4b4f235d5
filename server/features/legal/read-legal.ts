import type { LegalOverview, LegalPage, LegalSource } from '../../../shared/contract/legal.ts';
import type { Language } from '../../../shared/domain/language.ts';
import {
  fillIn,
  isFilledIn,
  type LegalDocument,
  type LegalFacts,
  type LegalTexts,
  legalDocuments,
  placeholdersOf,
} from '../../../shared/domain/legal.ts';
import type { ShopSettings } from '../../../shared/domain/shop-settings.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Services } from '../../ports/services.ts';
import { findTexts, type LegalVersion, listCurrent, listVersions } from './legal-store.ts';
import { renderText } from './render-text.ts';

type Needed = Pick<Services, 'db' | 'shop'>;

/** Returns facts from the settings for the texts. */
export const factsOf = ({ name, email, phone, address }: ShopSettings): LegalFacts => ({
  shop: name,
  email,
  phone,
  address,
});

const present = ({ version, published_at }: LegalVersion) => ({ version, publishedAt: published_at.toISOString() });

/** Returns the languages without a finished text, with their placeholders. */
export function missingOf(texts: LegalTexts, offered: readonly Language[], facts: LegalFacts) {
  return offered.flatMap((language) => {
    const text = fillIn(texts[language], facts);
    return isFilledIn(text) ? [] : [{ language, placeholders: placeholdersOf(text) }];
  });
}

/** Returns the current version of each legal page and what is missing in it. */
export async function listLegal({ db, shop }: Needed): Promise<LegalOverview[]> {
  const facts = factsOf(shop.settings());
  const rows = await listCurrent(db);
  const current = legalDocuments.flatMap((document) => rows.filter((row) => row.document === document));
  return Promise.all(
    current.map(async (row) => ({
      document: row.document,
      ...present(row),
      missing: missingOf(await findTexts(db, row.document, row.version), shop.settings().languages, facts),
    })),
  );
}

/**
 * Returns a legal page; falls back to the shop's default language.
 * @param asked.version defaults to the current one
 * @throws not_found
 */
export async function readLegalPage(
  { db, shop }: Needed,
  document: LegalDocument,
  asked: { language: Language; version?: number | undefined },
): Promise<LegalPage> {
  const versions = await listVersions(db, document);
  const shown = versions.find(({ version }) => asked.version === undefined || version === asked.version);
  if (!shown) throw new Failure('not_found');
  const texts = await findTexts(db, document, shown.version);
  const { defaultLanguage } = shop.settings();
  const language = texts[asked.language].trim() ? asked.language : defaultLanguage;
  const text = fillIn(texts[language], factsOf(shop.settings()));
  return {
    document,
    language,
    ...present(shown),
    blocks: await renderText(text),
    filledIn: isFilledIn(text),
    versions: versions.map(present),
  };
}

/** Returns the current texts for editing. */
export async function readLegalSource({ db }: Pick<Services, 'db'>, document: LegalDocument): Promise<LegalSource> {
  const versions = await listVersions(db, document);
  const [current] = versions;
  if (!current) throw new Failure('not_found');
  const texts = await findTexts(db, document, current.version);
  return { document, ...present(current), texts, versions: versions.map(present) };
}
