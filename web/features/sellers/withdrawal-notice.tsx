import { Link } from '@tanstack/react-router';
import type { Trader } from '../../../shared/contract/sellers.ts';
import { words } from '../../words.ts';

/** Shows whether a trader or private person sells, and whether the buyer can withdraw. */
export function WithdrawalNotice({ trader }: { trader: Trader | undefined }) {
  const texts = words.withdrawal;
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-medium">{trader ? texts.trader : texts.private}</p>
      {trader ? (
        <p dir="auto" className="whitespace-pre-line">
          {/* On the receipt of a trader whose account is erased, the name alone is left. */}
          {[trader.legalName, trader.address, trader.registration].filter(Boolean).join('\n')}
          {trader.email ? (
            <>
              <br />
              <a href={`mailto:${trader.email}`} className="text-link">
                {trader.email}
              </a>
            </>
          ) : null}
        </p>
      ) : null}
      <p className="text-muted">
        {trader ? texts.traderText : texts.privateText}{' '}
        {trader ? (
          <Link to="/legal/$document" params={{ document: 'returns' }} className="text-link">
            {texts.more}
          </Link>
        ) : null}
      </p>
    </div>
  );
}
