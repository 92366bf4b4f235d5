import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../shared/domain/language.ts';
import type { LegalDocument } from '../../../shared/domain/legal.ts';
import { getApi } from '../../platform/api-client.ts';

/** What begins the keys of all that is asked about legal pages. */
export const legalKey = ['legal'] as const;

/** The legal pages with their current version. */
export const legalListQuery = queryOptions({
  queryKey: [...legalKey, 'list'],
  queryFn: () => getApi().listLegal(),
});

/** A legal page in a language. */
export const legalPageQuery = (document: LegalDocument, language: Language, version?: number) =>
  queryOptions({
    queryKey: [...legalKey, 'page', document, language, version ?? 'current'],
    queryFn: () => getApi().getLegalPage({ params: { document }, query: { language, version } }),
  });

/** The texts of a legal page as Markdown, for admins. */
export const legalSourceQuery = (document: LegalDocument) =>
  queryOptions({
    queryKey: [...legalKey, 'source', document],
    queryFn: () => getApi().getLegalSource({ params: { document } }),
  });

/** How a text would look. */
export const legalPreviewQuery = (text: string) =>
  queryOptions({
    queryKey: [...legalKey, 'preview', text],
    queryFn: () => getApi().previewLegal({ body: { text } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
    retry: false,
  });

/** The terms that this person has not accepted yet. */
export const termsToAcceptQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...legalKey, 'to-accept', accountId],
    queryFn: () => getApi().getTermsToAccept(),
    staleTime: 600_000,
    retry: false,
  });
