import type { ReactNode } from 'react';
import { ALWAYS } from '../../../shared/domain/shop-profile.ts';
import { telephone } from '../../features/listings/contact-line.tsx';
import { useShop } from '../../platform/shop.ts';
import { words } from '../../words.ts';

/** About us (spec §2: About Us with footer info). Empty fields are hidden. */
export function AboutUs() {
  const { about } = words.home;
  const { hours, address, phone, dial = phone, email } = useShop();
  return (
    <section className="mt-24 bg-sunken py-16 sm:mt-32 sm:py-24" aria-labelledby="about-us">
      <div className="frame grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-5">
          <h2 dir="auto" id="about-us" className="text-title">
            {about.title}
          </h2>
          <p className="max-w-[44ch] text-lg text-muted sm:text-xl">{about.text()}</p>
        </div>
        {hours || address || phone || email ? (
          <dl className="grid content-start border-line border-t">
            {hours ? <Fact name={about.hoursLabel}>{hours === ALWAYS ? about.hours : hours}</Fact> : null}
            {address ? <Fact name={about.officeLabel}>{address}</Fact> : null}
            {phone ? (
              <Fact name={about.phoneLabel}>
                <a className="text-link tap-link" href={telephone(dial)}>
                  {phone}
                </a>
              </Fact>
            ) : null}
            {email ? (
              <Fact name={about.emailLabel}>
                <a className="text-link tap-link" href={`mailto:${email}`}>
                  {email}
                </a>
              </Fact>
            ) : null}
          </dl>
        ) : null}
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 border-line border-b py-4">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
