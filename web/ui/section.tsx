import { type ReactNode, useId } from 'react';

type Props = {
  /** What a link to it names. */
  id?: string;
  title: string;
  lede?: string;
  /** Its heading stands beside it on a desk, as one setting among many. */
  isSetting?: boolean;
  children: ReactNode;
};

/** A part of a page under a heading of its own, by which a screen reader finds it. */
export function Section({ id, title, lede, isSetting = false, children }: Props) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={`grid gap-x-12 gap-y-5 ${isSetting ? 'xl:grid-cols-[16rem_minmax(0,42rem)]' : ''}`}
    >
      <div className="grid content-start gap-1">
        <h2 id={heading} className="text-2xl">
          {title}
        </h2>
        {lede ? <p className="max-w-prose text-muted">{lede}</p> : null}
      </div>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </section>
  );
}
