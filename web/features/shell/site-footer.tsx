import { useShop } from '../../platform/shop.ts';
import { words } from '../../words.ts';
import { LegalLinks } from '../legal/legal-links.tsx';
import { telephone } from '../listings/contact-line.tsx';
import { SocialLinks } from '../settings/social-links.tsx';
import { Wordmark } from '../settings/wordmark.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { ThemePicker } from './theme-picker.tsx';

const contactStyle = 'wrap-anywhere inline-flex min-h-11 items-center px-2 hover:text-ink';

/** Footer: social icons, contact and copyright (spec §2), language and theme. */
export function SiteFooter() {
  const { name, tagline, email, phone, dial = phone } = useShop();
  return (
    <footer className="print:hidden mt-24 border-line border-t">
      <div className="frame flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-10">
        <div className="grid gap-2">
          <Wordmark />
          <p className="text-muted">{tagline || words.footer.tagline}</p>
          <div className="-ml-3 flex flex-wrap">
            <LanguagePicker />
            <ThemePicker />
          </div>
        </div>
        <div className="grid gap-1 lg:justify-items-end">
          <LegalLinks />
          <SocialLinks />
          {email || phone ? (
            <p className="-ml-2 flex flex-wrap text-muted text-sm lg:-mr-2 lg:ml-0">
              {phone ? (
                <a href={telephone(dial)} className={contactStyle}>
                  {phone}
                </a>
              ) : null}
              {email ? (
                <a href={`mailto:${email}`} className={contactStyle}>
                  {email}
                </a>
              ) : null}
            </p>
          ) : null}
          <p className="text-muted text-sm">{words.footer.copyright(new Date().getFullYear(), name)}</p>
        </div>
      </div>
    </footer>
  );
}
