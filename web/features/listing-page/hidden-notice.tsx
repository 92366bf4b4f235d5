import { Link } from '@tanstack/react-router';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';

/** Tells the seller that the shop hid the listing, and where the reasons stand. */
export function HiddenNotice({ caseId }: { caseId: string | undefined }) {
  const texts = words.listingPage;
  return (
    <Notice kind="warning">
      <p>
        {texts.hidden}. {texts.hiddenText}
      </p>
      {caseId ? (
        <Link to="/dashboard/cases/$id" params={{ id: caseId }} className="text-link tap-link justify-self-start">
          {texts.readWhy}
        </Link>
      ) : null}
    </Notice>
  );
}
