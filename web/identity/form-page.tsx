import type { ReactNode } from 'react';
import { PageHeading } from '../ui/page-heading.tsx';

/** The narrow page that all forms of signing in share. */
export function FormPage({ title, lede, children }: { title: string; lede?: string | undefined; children: ReactNode }) {
  return (
    <div className="frame">
      <div className="mx-auto grid max-w-md pb-24">
        <PageHeading title={title} lede={lede} />
        <div className="grid gap-6">{children}</div>
      </div>
    </div>
  );
}
