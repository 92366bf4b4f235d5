import BadgeCheck from 'lucide-react/icons/badge-check';
import { words } from '../../words.ts';

/** Verified badge (spec §1). */
export function VerifiedSeller() {
  return (
    <span className="inline-flex items-center gap-1 font-medium text-positive text-sm">
      <BadgeCheck aria-hidden="true" className="size-4 shrink-0" />
      {words.listing.verifiedSeller}
    </span>
  );
}
