import { Menu as Primitive } from '@base-ui/react/menu';
import { createLink } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useBackCloses } from './use-back-closes.ts';

type Props = {
  /** Name for screen readers, with what the menu is about. */
  label: string;
  /** Content of the button that opens it. */
  trigger: ReactNode;
  className: string;
  children: ReactNode;
};

/** Menu of actions below its button. Escape, Back and a press outside close it and return the focus. */
export function Menu({ label, trigger, className, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  return (
    <Primitive.Root open={isOpen} onOpenChange={setOpen}>
      <Primitive.Trigger aria-label={label} className={className}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Positioner align="end" sideOffset={4} className="z-50">
          <Primitive.Popup className="min-w-52 rounded-card border border-line bg-surface py-1.5 shadow-raised outline-none">
            {children}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const entry =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 px-4 text-start font-medium no-underline outline-none data-highlighted:bg-sunken active:bg-sunken [&_svg]:size-5 [&_svg]:text-muted';

type ItemProps = { danger?: boolean; onClick: () => void; children: ReactNode };

/** A button of a menu. */
export function MenuItem({ danger = false, onClick, children }: ItemProps) {
  return (
    <Primitive.Item className={`${entry} ${danger ? 'text-danger' : ''}`} onClick={onClick}>
      {children}
    </Primitive.Item>
  );
}

function AnchorEntry(props: ComponentProps<'a'>) {
  return <Primitive.LinkItem {...props} closeOnClick className={entry} />;
}

export const MenuLink = createLink(AnchorEntry);
