import type { ButtonKind, ButtonSize } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { words } from '../../words.ts';

type Props = {
  /** Of the fulfillment or of its listing. */
  id: string;
  as: 'buyer' | 'seller';
  title: string;
  /** What to do there. */
  act?: string | undefined;
  kind?: ButtonKind;
  size?: ButtonSize;
  className?: string;
};

export const handoverPage = { buyer: '/dashboard/purchases/$id', seller: '/dashboard/sales/$id' } as const;

export function HandoverLink({
  id,
  as,
  title,
  act = words.titles.handover,
  kind = 'secondary',
  size,
  className,
}: Props) {
  return (
    <LinkButton
      to={handoverPage[as]}
      params={{ id }}
      preload={false}
      kind={kind}
      aria-label={words.ui.actionOn(act, title)}
      className={className}
      {...(size ? { size } : {})}
    >
      {act}
    </LinkButton>
  );
}
