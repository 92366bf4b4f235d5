import { Link } from '@tanstack/react-router';
import Clock from 'lucide-react/icons/clock';
import type { Fulfillment } from '../../../../shared/contract/fulfillment.ts';
import { isOpen } from '../../../../shared/domain/fulfillment.ts';
import { showDate, showMoney } from '../../../platform/i18n/formats.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { words } from '../../../words.ts';
import { ListingThumbnail } from '../../listings/listing-thumbnail.tsx';
import { HandoverLink, handoverPage } from '../handover-link.tsx';
import { showMoment } from '../show-window.ts';
import { describeOpenPurchase } from './describe-purchase.ts';
import { describeSale } from './describe-sale.ts';
import { nameAct } from './name-act.ts';

/** A sale as its seller or its buyer sees it. @param namesTurn false under a heading that says it */
export function SaleRow({ sale, namesTurn = true }: { sale: Fulfillment; namesTurn?: boolean }) {
  const { id, title, image, other, netCents, createdAt, state, turn } = sale;
  const role = sale.role === 'buyer' ? 'buyer' : 'seller';
  const next = role === 'buyer' ? describeOpenPurchase(sale) : describeSale(sale);
  const step = next && other.hasLeft ? words.disputes.hasLeft(other.name) : next;
  return (
    <li className="relative grid gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="flex min-w-0 gap-4">
        <ListingThumbnail image={image} className="size-18" />
        <div className="grid min-w-0 grow content-start gap-1">
          <Link
            to={handoverPage[role]}
            params={{ id }}
            preload={false}
            dir="auto"
            className="wrap-anywhere line-clamp-2 font-medium leading-tight after:absolute after:inset-0 hover:text-accent"
          >
            {title}
          </Link>
          <p className="text-muted text-sm">
            <Dotted>
              <span dir="auto">{words.fulfillment[role === 'buyer' ? 'bought' : 'sold'](other.name)}</span>
              <time dateTime={createdAt}>{showDate(createdAt)}</time>
              {netCents !== null && state !== 'cancelled' && state !== 'refused' ? (
                <span className="tabular-nums">{words.salesList.get(showMoney(netCents))}</span>
              ) : null}
            </Dotted>
          </p>
          {step ? (
            <p className="max-w-prose text-sm" dir="auto">
              {step}
            </p>
          ) : null}
          <Standing sale={sale} namesTurn={namesTurn} />
        </div>
      </div>
      {isOpen(state) ? (
        <HandoverLink
          id={id}
          as={role}
          title={title}
          act={turn === role ? nameAct(sale) : undefined}
          kind={turn === role ? 'primary' : 'secondary'}
          size="small"
          className="relative justify-self-start"
        />
      ) : null}
    </li>
  );
}

/** Whose turn it is and until when, or how it ended. */
function Standing({ sale, namesTurn }: { sale: Fulfillment; namesTurn: boolean }) {
  const { state, turn, role, deadlineAt, other } = sale;
  const texts = words.salesList;
  if (turn === 'none' || turn === undefined) return <Ending state={state} />;
  // Nobody waits for somebody who has left.
  const isNamed = namesTurn && !(other.hasLeft && turn !== role && turn !== 'operator');
  if (!isNamed && !deadlineAt) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
      {isNamed ? (
        <Badge tone={turn === role ? 'accent' : 'neutral'}>
          {turn === 'operator' ? texts.shopsTurn : turn === role ? words.offers.yourTurn : words.offers.theirTurn[turn]}
        </Badge>
      ) : null}
      {deadlineAt ? (
        <span className="inline-flex items-center gap-1">
          <Clock aria-hidden="true" className="size-4" />
          <time dateTime={deadlineAt}>{texts.until(showMoment(deadlineAt))}</time>
        </span>
      ) : null}
    </p>
  );
}

function Ending({ state }: Pick<Fulfillment, 'state'>) {
  const all = words.fulfillment;
  const text = state === 'completed' ? all.completed : state === 'refused' ? words.salesList.refused : all.cancelled;
  return (
    <p>
      <Badge tone={state === 'completed' ? 'positive' : 'neutral'}>{text}</Badge>
    </p>
  );
}
