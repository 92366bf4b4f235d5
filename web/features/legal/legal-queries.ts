import { queryOptions } from '@tanstack/react-query';
import type { Language } from '../../../shared/domain/language.ts';
import type { LegalDocument } from '../../../shared/domain/legal.ts';
import { getApi } from '../../platform/api-client.ts';

export const legalKey = ['legal'] as const;

export const legalListQuery = queryOptions({
  queryKey: [...legalKey, 'list'],
  queryFn: () => getApi().listLegal(),
});

export const legalPageQuery = (document: LegalDocument, language: Language, version: number | undefined) =>
  queryOptions({
    queryKey: [...legalKey, 'page', document, language, version ?? 'current'],
    queryFn: () => getApi().getLegalPage({ params: { document }, query: { language, version } }),
  });

export const legalSourceQuery = (document: LegalDocument) =>
  queryOptions({
    queryKey: [...legalKey, 'source', document],
    queryFn: () => getApi().getLegalSource({ params: { document } }),
  });

export const legalPreviewQuery = (text: string) =>
  queryOptions({
    queryKey: [...legalKey, 'preview', text],
    queryFn: () => getApi().previewLegal({ body: { text } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
    retry: false,
  });

export const termsToAcceptQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...legalKey, 'to-accept', accountId],
    queryFn: () => getApi().getTermsToAccept(),
    staleTime: 600_000,
    retry: false,
  });
