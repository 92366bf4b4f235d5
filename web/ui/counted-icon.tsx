import type { ComponentType, SVGProps } from 'react';

type Props = { icon: ComponentType<SVGProps<SVGSVGElement>>; count: number };

/** An icon with a number, if any. Screen readers need a text beside it. */
export function CountedIcon({ icon: Icon, count }: Props) {
  return (
    <span className="relative">
      <Icon aria-hidden="true" className="size-6" />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute -top-1.5 left-3.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 font-medium text-accent-ink text-xs leading-none"
        >
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </span>
  );
}
