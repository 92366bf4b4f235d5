import type { ComponentProps, ReactNode } from 'react';

type Props = ComponentProps<'button'> & { label: string; raised?: boolean; children: ReactNode };

/** Round button with an icon. @param raised for a button on a picture */
export function IconButton({ label, raised = false, children, ...button }: Props) {
  const shape = raised ? 'size-10 bg-surface shadow-card' : 'size-11';
  return (
    <button
      {...button}
      type="button"
      aria-label={label}
      title={label}
      className={`${shape} grid place-items-center rounded-full text-ink motion-quick hover:bg-sunken aria-disabled:text-muted aria-disabled:opacity-50`}
    >
      {children}
    </button>
  );
}
