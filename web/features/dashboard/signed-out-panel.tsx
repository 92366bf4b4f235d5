import { useLocation } from '@tanstack/react-router';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

export function SignedOutPanel() {
  const from = useLocation({ select: (location) => location.href });
  return (
    <div className="frame min-h-[50dvh]">
      <PageHeading title={words.dashboard.signedOut} lede={words.dashboard.signedOutText} />
      <LinkButton to="/login" search={{ from }}>
        {words.nav.login}
      </LinkButton>
    </div>
  );
}
