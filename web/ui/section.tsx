import { type ReactNode, useId } from 'react';

type Props = {
  id?: string;
  title: string;
  lede?: string;
  isSetting?: boolean;
  children: ReactNode;
};

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
