import { useLocation } from '@tanstack/react-router';
import { useSession } from '../../platform/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

/** No login helps a removed person. */
export function SignedOutPanel() {
  const from = useLocation({ select: (location) => location.href });
  const { removal, expired } = useSession();
  const why = removal ?? (expired ? words.session.expired : words.dashboard.signedOutText);
  return (
    <div className="frame min-h-[50dvh]">
      <PageHeading title={words.dashboard.signedOut} lede={why} />
      {removal ? (
        <LinkButton to="/legal/$document" params={{ document: 'imprint' }} kind="secondary">
          {words.footer.documents.imprint}
        </LinkButton>
      ) : (
        <LinkButton to="/login" search={{ from }}>
          {words.nav.login}
        </LinkButton>
      )}
    </div>
  );
}
