import { useSuspenseQuery } from '@tanstack/react-query';
import { themeNames } from '../../../shared/domain/accent.ts';
import { originalSets } from '../../../shared/domain/home-page.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { useShop } from '../../platform/shop.ts';
import { Picture } from '../../ui/picture.tsx';
import { words } from '../../words.ts';
import type { HomeDraft } from './home-draft.ts';
import { previewStyle } from './preview-style.ts';
import { shopSettingsQuery } from './settings-query.ts';

type Props = { draft: HomeDraft; language: Language };

/** The home page as on a phone, in both themes. */
export function HomePreview({ draft, language }: Props) {
  const { data: settings } = useSuspenseQuery(shopSettingsQuery);
  return (
    <section aria-label={words.homeSettings.preview} className="grid content-start gap-4">
      <div className="grid gap-1">
        <h2 className="text-2xl">{words.homeSettings.preview}</h2>
        <p className="max-w-prose text-muted">{words.settings.previewLede}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {themeNames.map((theme) => (
          <figure key={theme} className="grid content-start gap-2">
            <div
              inert
              lang={language}
              data-preview={theme}
              style={previewStyle(settings, theme)}
              className="grid gap-6 overflow-hidden rounded-card border border-line bg-paper p-4 text-ink shadow-card"
            >
              <PreviewedHome draft={draft} language={language} />
            </div>
            <figcaption className="text-muted text-sm">{words.theme.names[theme]}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

function PreviewedHome({ draft: { heroPicture, sets, texts }, language }: Props) {
  const { welcome, lede, setsTitle, sets: ofSets } = texts[language];
  return (
    <>
      <div className="grid gap-3">
        <Picture
          src={heroPicture || '/images/demo/hero.webp'}
          alt=""
          sizes="20rem"
          className="h-24 w-full rounded-card object-[50%_70%]"
        />
        <p dir="auto" className="wrap-anywhere font-display text-2xl leading-none">
          {welcome}
        </p>
        <p dir="auto" className="wrap-anywhere text-muted text-sm">
          {lede}
        </p>
      </div>
      {sets.some(({ hidden }) => !hidden) ? (
        <div className="grid gap-4">
          <p dir="auto" className="wrap-anywhere font-display text-xl leading-tight">
            {setsTitle}
          </p>
          {sets.map((set, at) =>
            set.hidden ? null : (
              <div key={originalSets[at]} className="grid gap-2">
                <SetPicture set={set} at={at} />
                <p dir="auto" className="wrap-anywhere font-display text-lg leading-tight">
                  {ofSets[at]?.title}
                </p>
                <p dir="auto" className="wrap-anywhere text-muted text-sm">
                  {ofSets[at]?.text}
                </p>
                <p dir="auto" className="wrap-anywhere text-accent text-sm">
                  {ofSets[at]?.link}
                </p>
              </div>
            ),
          )}
        </div>
      ) : null}
    </>
  );
}

function SetPicture({ set: { category, picture }, at }: { set: HomeDraft['sets'][number]; at: number }) {
  const { categories } = useShop();
  const standard =
    category === originalSets[at]
      ? `/images/demo/set-${category}.webp`
      : (categories.find(({ slug }) => slug === category)?.picture ?? '');
  return <Picture src={picture || standard} alt="" sizes="20rem" className="aspect-4/3 w-full rounded-card" />;
}
