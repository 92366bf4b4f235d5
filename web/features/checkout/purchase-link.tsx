import type { ButtonSize } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { markLeaving } from '../../ui/mark-leaving.ts';
import { words } from '../../words.ts';

type Props = {
  id: string;
  title: string;
  /** A prop, so that a page loads only its own area's words. */
  label: string;
  size: ButtonSize;
};

/** Full page load: only that document may load the card provider (reliability 6). */
export function PurchaseLink({ id, title, label, size }: Props) {
  return (
    <LinkButton
      to="/dashboard/payment/$id"
      params={{ id }}
      reloadDocument
      onClick={markLeaving}
      preload={false}
      aria-label={words.ui.actionOn(label, title)}
      {...(size ? { size } : {})}
    >
      {label}
    </LinkButton>
  );
}
