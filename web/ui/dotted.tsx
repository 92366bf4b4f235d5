import { Children, type ReactNode } from 'react';

/** Short facts in one line with "·" between them, but not where the line wraps. */
export const Dotted = ({ children }: { children: ReactNode }) => (
  <span className="block overflow-x-clip">
    {Children.map(
      Children.toArray(children).filter((part) => part !== ''),
      (part, at) => (
        <span className="relative me-2.5 inline-block max-w-full last:me-0">
          {at > 0 ? <span className="absolute end-full w-2.5 text-center">{' · '}</span> : null}
          {part}
        </span>
      ),
    )}
  </span>
);
