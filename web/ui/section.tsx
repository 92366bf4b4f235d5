import { type ReactNode, useId } from 'react';

type Props = {
  /** What a link to it names. */
  id?: string;
  title: string;
  lede?: string;
  children: ReactNode;
};

/** A part of a page under a heading of its own, by which a screen reader finds it. */
export function Section({ id, title, lede, children }: Props) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="grid gap-5">
      <div className="grid gap-1">
        <h2 id={heading} className="text-2xl">
          {title}
        </h2>
        {lede ? <p className="max-w-prose text-muted">{lede}</p> : null}
      </div>
      {children}
    </section>
  );
}
