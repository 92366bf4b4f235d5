import type { ThemeName } from '../../../shared/domain/accent.ts';
import { pictureUrl } from '../../../shared/domain/picture.ts';
import { showPrice } from '../../platform/i18n/show-price.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { words } from '../../words.ts';
import { previewStyle } from './preview-style.ts';
import type { SettingsDraft } from './settings-draft.ts';
import { ShopName } from './wordmark.tsx';

export function PreviewPage({ draft, theme }: { draft: SettingsDraft; theme: ThemeName }) {
  const contact = [draft.address, draft.phone, draft.email].filter((line) => line.trim() !== '');
  return (
    <div
      inert
      data-preview={theme}
      style={previewStyle(draft, theme)}
      className="overflow-hidden rounded-card border border-line bg-paper text-ink shadow-card"
    >
      <div className="flex min-h-14 items-center justify-between gap-3 border-line border-b px-4 py-2">
        {draft.logo ? (
          <span className="logo-plate inline-flex min-w-0 rounded-control">
            <img src={pictureUrl(draft.logo, 320)} alt={draft.name} className="h-9 w-auto max-w-40 object-contain" />
          </span>
        ) : (
          <ShopName name={draft.name} />
        )}
        <span className="text-accent text-sm">{words.nav.home}</span>
      </div>
      <div className="grid gap-3 p-4">
        <div className="aspect-16/9 rounded-card bg-sunken" />
        <div className="flex items-center justify-between gap-3">
          <span className="price font-semibold text-lg">{showPrice('480')}</span>
          <span className={buttonStyle('secondary', 'small')}>{words.listing.detail}</span>
        </div>
        <p className="font-display text-lg leading-snug">{words.settings.previewTitle}</p>
        <p className="text-muted text-sm">{words.settings.previewLine}</p>
        <span className={buttonStyle('primary', 'regular', 'w-full')}>{words.settings.previewBrowse}</span>
      </div>
      <div className="grid gap-1.5 border-line border-t px-4 py-4 text-sm">
        <p className="wrap-anywhere text-muted">{draft.tagline.trim() || words.footer.tagline}</p>
        <p className="wrap-anywhere text-muted">{words.footer.copyright(new Date().getFullYear(), draft.name)}</p>
        {contact.map((line) => (
          <p key={line} className="wrap-anywhere text-accent">
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}
