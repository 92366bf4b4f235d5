import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { useSession } from '../../platform/session.ts';
import { MemberRoom } from '../../ui/member-room.tsx';

const Bell = lazyPart(async () => (await import('./bell.tsx')).Bell);

/** The bell of a signed-in person, loaded later. */
export function BellPlace(props: { className: string; isLink?: boolean }) {
  return useSession().account ? (
    <Suspense fallback={<MemberRoom />}>
      <Bell {...props} />
    </Suspense>
  ) : (
    <MemberRoom />
  );
}
