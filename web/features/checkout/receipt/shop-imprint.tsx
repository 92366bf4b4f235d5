import { Link } from '@tanstack/react-router';
import { useShop } from '../../../platform/shop.ts';
import { words } from '../../../words.ts';

/** The shop through which it was sold: a printed receipt has no footer. */
export function ShopImprint() {
  const { name, address, email, phone } = useShop();
  return (
    <section className="grid gap-1 border-line border-t pt-5 text-sm">
      <h2 className="text-muted">{words.purchases.shop}</h2>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {[name, address, phone, email].filter(Boolean).join('\n')}
      </p>
      <Link
        to="/legal/$document"
        params={{ document: 'imprint' }}
        className="inline-flex min-h-11 items-center justify-self-start text-link print:hidden"
      >
        {words.purchases.imprint}
      </Link>
    </section>
  );
}
