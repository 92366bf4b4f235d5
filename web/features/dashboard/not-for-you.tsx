import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/page-heading.tsx';
import { words } from '../../words.ts';

/** Says that a screen is for another account type, with links below. */
export function NotForYou({ reason, children }: { reason: string; children: ReactNode }) {
  return (
    <>
      <PageHeading title={words.dashboard.notForYou} lede={reason} />
      {children}
    </>
  );
}
