import type { ReactNode } from 'react';

type Props = {
  title: string;
  back?: ReactNode;
  eyebrow?: string;
  lede?: ReactNode;
  /** Shown beside the title, such as a badge. */
  badges?: ReactNode;
  children?: ReactNode;
};

/** The h1 of a page, with optional introduction and actions. */
export function PageHeading({ title, back, eyebrow, lede, badges, children }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 page-head pt-10 pb-8 sm:pt-14">
      <div className="grid gap-3">
        {back}
        {eyebrow ? <p className="font-medium text-accent text-sm tracking-wide">{eyebrow}</p> : null}
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
          <h1 dir="auto" tabIndex={-1} className="min-w-0 text-title">
            {title}
          </h1>
          {badges}
        </div>
        {lede ? (
          <p dir="auto" className="max-w-prose text-lg text-muted">
            {lede}
          </p>
        ) : null}
      </div>
      {children ? <div className="flex min-w-0 flex-wrap gap-3">{children}</div> : null}
    </header>
  );
}
