import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

function NameAnchor({ className = '', children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      dir="auto"
      className={`tap-link wrap-anywhere py-0.5 underline decoration-1 decoration-edge underline-offset-4 motion-quick hover:text-accent hover:decoration-current pointer-coarse:py-1.5 ${className}`}
    >
      {children}
    </a>
  );
}

/** Name in a list that links to the page of what it names. */
export const NameLink = createLink(NameAnchor);
