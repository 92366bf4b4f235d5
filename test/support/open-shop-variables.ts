import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '../../shared/domain/language.ts';
import { requiredDocuments } from '../../shared/domain/legal.ts';

/**
 * Returns environment variables of a complete production shop.
 * @param folder where their files are written
 */
export async function openShopVariables(folder: string) {
  const dir = join(folder, 'legal');
  await mkdir(dir, { recursive: true });
  for (const document of requiredDocuments)
    for (const language of languages)
      await writeFile(join(dir, `${document}.${language}.md`), `## ${document}\n\nFilled in (${language}).\n`);
  return { SHOP_EMAIL: 'hello@chairs.org', SHOP_ADDRESS: '1 Main Street, Portland', LEGAL_DIR: dir };
}
