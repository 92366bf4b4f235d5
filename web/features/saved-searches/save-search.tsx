import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import BellPlus from 'lucide-react/icons/bell-plus';
import { useCallback, useEffect } from 'react';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFocusStays } from '../../ui/use-focus-stays.ts';
import { words } from '../../words.ts';
import type { SearchAddress } from '../listings/search-address.ts';

const WAITING = 'settee.search-to-save';

type Props = {
  address: SearchAddress;
  /** Of the filters, in the reader's language. */
  filters: readonly string[];
};

/** Saves the current search. Set a key per search, to reset the saved state. */
export function SaveSearch({ address, filters }: Props) {
  const { status } = useSession();
  const place = useFocusStays<HTMLDivElement>();
  const { href } = useLocation();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => getApi().saveSearch({ body: { name: nameOf(address, filters), query: queryOf(address) } }),
  });
  const save = useCallback(() => mutate(), [mutate]);
  const asked = JSON.stringify(queryOf(address));
  useEffect(() => {
    if (status !== 'signed-in' || sessionStorage.getItem(WAITING) !== asked) return;
    sessionStorage.removeItem(WAITING);
    save();
  }, [status, asked, save]);

  return (
    <div {...place} className="grid gap-3 outline-none has-[[role]]:w-full noscript:hidden">
      {status === 'signed-in' ? (
        data ? null : (
          <Button
            kind="secondary"
            size="small"
            className="justify-self-start"
            busy={isPending}
            busyLabel={words.savedSearches.saving}
            onClick={save}
          >
            <BellPlus aria-hidden="true" className="size-4" />
            {words.savedSearches.save}
          </Button>
        )
      ) : (
        <LinkButton
          to="/login"
          search={{ from: href }}
          kind="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => sessionStorage.setItem(WAITING, asked)}
        >
          <BellPlus aria-hidden="true" className="size-4" />
          {words.savedSearches.save}
        </LinkButton>
      )}
      {data ? (
        <Notice kind="success" announce>
          <span>{words.savedSearches.saved}</span>
          <Link to="/dashboard/account" hash="searches" className="text-link tap-link justify-self-start">
            {words.savedSearches.toAccount}
          </Link>
        </Notice>
      ) : null}
      {error ? <Notice kind="error">{errorMessage(error)}</Notice> : null}
    </div>
  );
}

function queryOf({ sort: _, cursor: __, ...asked }: SearchAddress): Record<string, string> {
  const values = Object.entries(asked).filter(([, value]) => value !== undefined);
  return Object.fromEntries(values.map(([name, value]) => [name, String(value)]));
}

function nameOf({ words: typed }: SearchAddress, filters: readonly string[]): string {
  const parts = [typed ?? [], filters].flat();
  return parts.join(', ').slice(0, 120) || words.savedSearches.everything;
}
