import type { Paid } from '../../../../shared/contract/checkout.ts';
import { telephone } from '../../listings/contact-line.tsx';

const linkStyle = 'text-link tap-link inline-flex min-h-8 items-center';

export function SellerContact({
  paid: { sellerName, sellerEmail, sellerPhone, sellerDial = sellerPhone },
}: {
  paid: Paid;
}) {
  return (
    <span className="grid justify-items-end text-end text-sm tabled:min-w-44 tabled:justify-items-start tabled:text-start">
      <span dir="auto" className="wrap-anywhere text-base">
        {sellerName}
      </span>
      {sellerPhone ? (
        <a href={telephone(sellerDial)} className={`${linkStyle} whitespace-nowrap`}>
          {sellerPhone}
        </a>
      ) : null}
      <a href={`mailto:${sellerEmail}`} className={`${linkStyle} wrap-anywhere`}>
        {sellerEmail}
      </a>
    </span>
  );
}
