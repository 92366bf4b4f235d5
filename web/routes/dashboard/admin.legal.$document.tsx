import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { accountCan } from '../../../shared/domain/account.ts';
import { legalDocuments } from '../../../shared/domain/legal.ts';
import { AdminsOnly } from '../../features/dashboard/admins-only.tsx';
import { LegalEditor } from '../../features/legal/legal-editor.tsx';
import { legalSourceQuery } from '../../features/legal/legal-queries.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { showDate } from '../../platform/i18n/formats.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

const known = (name: string) => legalDocuments.find((document) => document === name);

export const Route = createFileRoute('/dashboard/admin/legal/$document')({
  head: titledHead('legal'),
  loader: async ({ context: { account, queryClient }, params }) => {
    const document = known(params.document);
    if (!document) throw notFound();
    if (accountCan.administer(account)) await queryClient.fetchQuery(legalSourceQuery(document));
    return { document };
  },
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { account } = Route.useRouteContext();
  return accountCan.administer(account) ? <EditPage /> : <AdminsOnly />;
}

function EditPage() {
  const { document } = Route.useLoaderData();
  const { data: source } = useSuspenseQuery(legalSourceQuery(document));
  return (
    <>
      <PageHeading
        title={words.footer.documents[document]}
        lede={words.legal.versionOf(source.version, showDate(source.publishedAt))}
      >
        <LinkButton kind="secondary" to="/legal/$document" params={{ document }}>
          {words.legal.show}
        </LinkButton>
      </PageHeading>
      <div className="grid gap-8">
        <LegalEditor key={document} source={source} />
        <p>
          <Link to="/dashboard/admin/legal" className="inline-flex min-h-11 items-center text-link">
            {words.legal.back}
          </Link>
        </p>
      </div>
    </>
  );
}
