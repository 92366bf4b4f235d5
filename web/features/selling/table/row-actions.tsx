import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Listing } from '../../../../shared/contract/listings.ts';
import type { SessionAccount } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Menu, MenuItem, MenuLink } from '../../../ui/menu.tsx';
import { words } from '../../../words.ts';
import { HandoverLink } from '../../fulfillment/handover-link.tsx';
import { mayChange } from './listing-state.ts';
import { cellId, type ListingAction } from './use-listing-actions.tsx';

type Props = {
  listing: Listing;
  account: SessionAccount;
  actions: readonly ListingAction[];
  onDelete: () => void;
};

/** A sold listing stays sold; after a refund the seller lists a copy. */
const copyLabel = ({ refunded }: Listing) => (refunded ? words.myProducts.relist : words.myProducts.duplicate);

const mainStyle = 'max-sm:grow';

/** One button for what its state suggests, and the other actions in a menu (spec §2: the advertise button). */
export function RowActions({ listing, account, actions, onDelete }: Props) {
  const { id, title, relistedAs } = listing;
  const isEditable = mayChange(listing, account);
  const main = actions.find(({ isMain }) => isMain);
  const hasSale = listing.refunded || listing.buyer !== undefined;
  const copy = { to: '/dashboard/add-item', search: { copy: id } } as const;
  const edit = { to: '/dashboard/edit/$id', params: { id } } as const;
  const texts = words.myProducts;
  const nameOf = (label: string) => words.ui.actionOn(label, title);
  return (
    <span id={cellId(listing)} tabIndex={-1} className="flex w-full justify-end gap-2 whitespace-nowrap outline-none">
      {hasSale ? <HandoverLink id={id} as="seller" title={title} size="small" className={mainStyle} /> : null}
      {main ? (
        <Button
          kind="secondary"
          size="small"
          className={mainStyle}
          busy={main.busy}
          aria-label={nameOf(main.label)}
          onClick={main.begin}
        >
          {main.label}
        </Button>
      ) : isEditable ? (
        <LinkButton {...edit} kind="secondary" size="small" className={mainStyle} aria-label={nameOf(texts.edit)}>
          {texts.edit}
        </LinkButton>
      ) : relistedAs ? (
        <LinkButton
          to="/furniture/$id"
          params={{ id: relistedAs }}
          kind="quiet"
          size="small"
          aria-label={nameOf(texts.relisted)}
        >
          {texts.relisted}
        </LinkButton>
      ) : (
        <LinkButton {...copy} kind="quiet" size="small" aria-label={nameOf(copyLabel(listing))}>
          {copyLabel(listing)}
        </LinkButton>
      )}
      {isEditable ? (
        <Menu
          label={nameOf(texts.more)}
          trigger={
            <>
              {texts.more}
              <ChevronDown aria-hidden="true" className="-me-1 size-4" />
            </>
          }
          className={buttonStyle('quiet', 'small', 'gap-1')}
        >
          {main ? <MenuLink {...edit}>{texts.edit}</MenuLink> : null}
          <MenuLink {...copy}>{copyLabel(listing)}</MenuLink>
          {actions
            .filter((action) => action !== main)
            .map(({ label, begin }) => (
              <MenuItem key={label} onClick={begin}>
                {label}
              </MenuItem>
            ))}
          <MenuItem danger onClick={onDelete}>
            {texts.delete}
          </MenuItem>
        </Menu>
      ) : null}
    </span>
  );
}
