import { words } from '../words.ts';
import { LanguagePicker } from './language-picker.tsx';
import { LegalLinks } from './legal/legal-links.tsx';
import { SocialLinks } from './social-links.tsx';
import { ThemePicker } from './theme-picker.tsx';
import { Wordmark } from './wordmark.tsx';

/** The foot of every page: social icons and copyright (spec §2), and what every visitor may set. */
export function SiteFooter() {
  return (
    <footer className="print:hidden mt-24 border-line border-t">
      <div className="frame flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-10">
        <div className="grid gap-2">
          <Wordmark />
          <p className="text-muted">{words.footer.tagline}</p>
          <div className="-ml-3 flex flex-wrap">
            <LanguagePicker />
            <ThemePicker />
          </div>
        </div>
        <div className="grid gap-1 sm:justify-items-end">
          <LegalLinks />
          <SocialLinks />
          <p className="text-muted text-sm">{words.footer.copyright(new Date().getFullYear())}</p>
        </div>
      </div>
    </footer>
  );
}
