import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

/** Says in plain words that a screen is for another kind of account, and offers below where to go instead. */
export function NotForYou({ reason, children }: { reason: string; children: ReactNode }) {
  return (
    <>
      <PageHeading title={words.dashboard.notForYou} lede={reason} />
      {children}
    </>
  );
}
