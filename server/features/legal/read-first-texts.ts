import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '../../../shared/domain/language.ts';
import {
  hasTooManyMarks,
  hasTooManyRules,
  isNestedTooDeep,
  LEGAL_MAX,
  type LegalDocument,
  type LegalTexts,
} from '../../../shared/domain/legal.ts';

const ownTexts = fileURLToPath(new URL('./texts/', import.meta.url));

export type FirstTexts = { texts: LegalTexts; isOperators: boolean };

/**
 * Returns a page's texts from the operator's folder, else the built-in ones.
 * @param folder LEGAL_DIR
 * @throws an Error that names the unusable file
 */
export async function readFirstTexts(document: LegalDocument, folder: string | undefined): Promise<FirstTexts> {
  let isOperators = false;
  const read = async (language: Language) => {
    const name = `${document}.${language}.md`;
    const given = folder ? await readOwn(join(folder, name)) : undefined;
    if (given !== undefined) isOperators = true;
    return [language, given ?? (await readFile(join(ownTexts, name), 'utf8'))] as const;
  };
  const texts = Object.fromEntries(await Promise.all(languages.map(read))) as LegalTexts;
  return { texts, isOperators };
}

async function readOwn(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text !== undefined && (text.length > LEGAL_MAX || text.includes('\0')))
    throw new Error(`LEGAL_DIR cannot be used: ${path} holds more than ${LEGAL_MAX} characters, or is no text.`);
  if (text !== undefined && [isNestedTooDeep, hasTooManyMarks, hasTooManyRules].some((slow) => slow(text)))
    throw new Error(`LEGAL_DIR cannot be used: ${path} is nested too deeply, or has too many marks such as * or [.`);
  return text;
}
