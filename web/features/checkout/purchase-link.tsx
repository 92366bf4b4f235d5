import type { ButtonSize } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { words } from '../../words.ts';

type Props = {
  /** The listing, and what people call it. */
  id: string;
  title: string;
  /** Passed in, so that a page brings along the words of its own area alone. */
  label: string;
  size?: ButtonSize;
};

/** The way to pay for a piece: a whole new page, since only that page may load the card provider (reliability 6). */
export function PurchaseLink({ id, title, label, size }: Props) {
  return (
    <LinkButton
      to="/dashboard/payment/$id"
      params={{ id }}
      reloadDocument
      preload={false}
      aria-label={words.ui.actionOn(label, title)}
      {...(size ? { size } : {})}
    >
      {label}
    </LinkButton>
  );
}
