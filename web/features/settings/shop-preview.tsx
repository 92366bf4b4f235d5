import { themeNames } from '../../../shared/domain/accent.ts';
import { words } from '../../words.ts';
import { PreviewPage } from './preview-page.tsx';
import type { SettingsDraft } from './settings-draft.ts';

export function ShopPreview({ draft }: { draft: SettingsDraft }) {
  return (
    <section aria-label={words.settings.preview} className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 className="text-2xl">{words.settings.preview}</h2>
        <p className="max-w-prose text-muted">{words.settings.previewLede}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {themeNames.map((theme) => (
          <figure key={theme} className="grid content-start gap-2">
            <PreviewPage draft={draft} theme={theme} />
            <figcaption className="text-muted text-sm">{words.theme.names[theme]}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
