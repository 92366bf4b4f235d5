import type { AcceptedVersions } from '../../../shared/contract/legal.ts';
import { api } from '../../platform/api.ts';

let shown: AcceptedVersions | undefined;

export function rememberShownTerms(versions: AcceptedVersions): void {
  shown = versions;
}

/** Returns the versions shown by the form, else the current ones; undefined when unavailable. */
export async function shownTerms(): Promise<AcceptedVersions | undefined> {
  if (shown) return shown;
  const pages = await api.listLegal().catch(() => []);
  const versionOf = (name: string) => pages.find(({ document }) => document === name)?.version;
  const [terms, privacy] = [versionOf('terms'), versionOf('privacy')];
  return terms === undefined || privacy === undefined ? undefined : { terms, privacy };
}
