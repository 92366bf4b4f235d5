import { type ReactNode, useId } from 'react';

type Props = {
  id?: string;
  title: string;
  lede?: string;
  children: ReactNode;
};

/** Part of a page with a heading. */
export function Section({ id, title, lede, children }: Props) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="grid gap-5">
      <div className="grid content-start gap-1">
        <h2 id={heading} className="text-2xl">
          {title}
        </h2>
        {lede ? (
          <p dir="auto" className="max-w-prose text-muted">
            {lede}
          </p>
        ) : null}
      </div>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </section>
  );
}
