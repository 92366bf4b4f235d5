import type { AcceptedVersions } from '../../../../shared/contract/legal.ts';
import { api } from '../../../platform/api.ts';

let shown: AcceptedVersions | undefined;

/** Remembers which versions of the legal pages a sign-up form shows. */
export function rememberShownTerms(versions: AcceptedVersions): void {
  shown = versions;
}

/** The versions that the form showed; without a form, the current ones. Undefined when they cannot be read. */
export async function shownTerms(): Promise<AcceptedVersions | undefined> {
  if (shown) return shown;
  const pages = await api.listLegal().catch(() => []);
  const versionOf = (name: string) => pages.find(({ document }) => document === name)?.version;
  const [terms, privacy] = [versionOf('terms'), versionOf('privacy')];
  return terms === undefined || privacy === undefined ? undefined : { terms, privacy };
}
