import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';

type Props = ComponentProps<'a'> & { kind?: ButtonKind; size?: ButtonSize };

function AnchorButton({ kind, size, className, children, ...rest }: Props) {
  return (
    <a {...rest} className={buttonStyle(kind, size, className)}>
      {children}
    </a>
  );
}

export const LinkButton = createLink(AnchorButton);
