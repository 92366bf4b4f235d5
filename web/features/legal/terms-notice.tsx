import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { showDate } from '../../platform/i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { termsToAcceptQuery } from './legal-queries.ts';

export function TermsNotice({ accountId }: { accountId: string }) {
  const query = termsToAcceptQuery(accountId);
  const queryClient = useQueryClient();
  const { data } = useQuery(query);
  const accept = useMutation({
    mutationFn: (version: number) => getApi().acceptTerms({ body: { version } }),
    onSuccess: () => queryClient.setQueryData(query.queryKey, {}),
  });
  const terms = data?.toAccept;
  if (!terms) return null;
  return (
    <div className="frame pt-4 print:hidden">
      <Notice kind="info" announce>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="min-w-0">
            {words.accept.changed(showDate(terms.publishedAt))}{' '}
            <Link to="/legal/$document" params={{ document: 'terms' }} className="text-link">
              {words.accept.read}
            </Link>
          </p>
          <Button size="small" busy={accept.isPending} onClick={() => accept.mutate(terms.version)}>
            {words.accept.press}
          </Button>
        </div>
        {accept.error ? (
          <p role="alert" className="text-danger text-sm">
            {errorMessage(accept.error)}
          </p>
        ) : null}
      </Notice>
    </div>
  );
}
