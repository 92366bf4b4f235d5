import type { ReactNode } from 'react';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Picture } from '../../../ui/picture.tsx';

export function FormPage({ title, lede, children }: { title: string; lede?: string | undefined; children: ReactNode }) {
  return (
    <div className="frame lg:grid lg:grid-cols-2 lg:gap-12">
      <div className="mx-auto grid w-full max-w-md content-start pb-24">
        <PageHeading title={title} lede={lede} />
        <div className="grid gap-6">{children}</div>
      </div>
      {/* Loaded late (`later`), so that phones, which hide it, do not fetch it. */}
      <Picture
        src="/images/demo/set-dressing-table.webp"
        alt=""
        sizes="45rem"
        className="sticky top-[calc(var(--site-header)+1.5rem)] mt-12 mb-8 hidden h-[min(44rem,100dvh-8rem)] w-full rounded-card lg:block print:hidden"
      />
    </div>
  );
}
