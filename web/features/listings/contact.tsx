import { useMutation } from '@tanstack/react-query';
import type { Listing } from '../../../shared/contract/listings.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { words } from '../../words.ts';
import { ContactLine, telephone } from './contact-line.tsx';

type ContactData = { phone: string; dial?: string | undefined; sellerEmail: string };

export function Contact({ phone, dial = phone, sellerEmail }: ContactData) {
  return (
    <dl className="grid gap-1">
      <ContactLine name={words.listingPage.phone} value={phone} href={telephone(dial)} />
      <ContactLine name={words.listingPage.email} value={sellerEmail} href={`mailto:${sellerEmail}`} />
    </dl>
  );
}

/** Says why the contact is hidden, or shows it on a press, which counts against a limit. */
export function HiddenContact({ listing: { id, contactHidden } }: { listing: Listing }) {
  const show = useMutation({ mutationFn: () => getApi().showContact({ params: { id } }) });
  if (show.data) return <Contact {...show.data} />;
  if (contactHidden !== 'on_request')
    return (
      // As high as the button that replaces it once the session is loaded.
      <p
        className={`min-h-8 content-center text-muted text-sm pointer-coarse:min-h-11 ${contactHidden ? '' : 'in-data-known:invisible'}`}
      >
        {contactHidden ? words.listingPage.contactAfterConfirming : words.listingPage.contactAfterLogin}
      </p>
    );
  return (
    <div className="grid justify-items-start gap-2">
      <Button kind="quiet" size="small" className="-ms-3" busy={show.isPending} onClick={() => show.mutate()}>
        {words.listingPage.showContact}
      </Button>
      {show.isError ? (
        <p role="alert" className="text-danger text-sm">
          {show.error instanceof ApiError ? show.error.message : words.failure.text}
        </p>
      ) : null}
    </div>
  );
}
