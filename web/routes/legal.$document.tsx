import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { type LegalDocument, legalDocuments } from '../../shared/domain/legal.ts';
import { legalPageQuery } from '../features/legal/legal-queries.ts';
import { LegalText } from '../features/legal/legal-text.tsx';
import { pageHead } from '../features/seo/page-head.ts';
import { showDate } from '../platform/i18n/formats.ts';
import { useLanguage } from '../platform/i18n/tab-language.ts';
import { textSettings } from '../platform/i18n/text-settings.ts';
import { orNotFound } from '../platform/or-not-found.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { words } from '../words.ts';

const readAddress = ({ version }: { version?: unknown }): { version?: number } =>
  Number.isInteger(Number(version)) && Number(version) > 0 ? { version: Number(version) } : {};

const known = (name: string): LegalDocument | undefined => legalDocuments.find((document) => document === name);

export const Route = createFileRoute('/legal/$document')({
  validateSearch: readAddress,
  loaderDeps: ({ search }) => readAddress(search),
  loader: async ({ context: { queryClient }, params, deps }) => {
    const document = known(params.document);
    if (!document) throw notFound();
    await orNotFound(queryClient.ensureQueryData(legalPageQuery(document, textSettings().language, deps.version)));
    return { document };
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { document } = loaderData;
    return pageHead({
      title: words.footer.documents[document],
      description: words.legalLedes[document],
      path: `/legal/${document}`,
      isPart: match.loaderDeps.version !== undefined,
    });
  },
  component: LegalPage,
});

function LegalPage() {
  const { document } = Route.useLoaderData();
  const { version } = Route.useSearch();
  const { data: page } = useSuspenseQuery(legalPageQuery(document, useLanguage(), version));
  const [current] = page.versions;
  const others = page.versions.filter((one) => one.version !== page.version);
  return (
    <article className="frame">
      <PageHeading
        title={words.footer.documents[document]}
        lede={words.legal.versionOf(page.version, showDate(page.publishedAt))}
      />
      <div className="grid max-w-prose gap-6">
        {current && current.version !== page.version ? (
          <Notice kind="info">
            <p>
              {words.legal.isOld}{' '}
              <Link to="/legal/$document" params={{ document }} className="text-link tap-link">
                {words.legal.toCurrent}
              </Link>
            </p>
          </Notice>
        ) : null}
        {page.filledIn ? null : <Notice kind="warning">{words.legal.notFilledIn}</Notice>}
        <div lang={page.language}>
          <LegalText blocks={page.blocks} />
        </div>
        {others.length > 0 ? (
          <section aria-labelledby="versions" className="grid gap-2 border-line border-t pt-6">
            <h2 id="versions" className="text-xl">
              {words.legal.otherVersions}
            </h2>
            <ul className="grid">
              {others.map((one) => (
                <li key={one.version}>
                  <Link
                    to="/legal/$document"
                    params={{ document }}
                    search={one === current ? {} : { version: one.version }}
                    className="inline-flex min-h-11 items-center text-link"
                  >
                    {words.legal.versionOf(one.version, showDate(one.publishedAt))}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </article>
  );
}
