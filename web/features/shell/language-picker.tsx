import { useRouter } from '@tanstack/react-router';
import Languages from 'lucide-react/icons/languages';
import { useState } from 'react';
import { LANGUAGE_PARAMETER, type Language } from '../../../shared/domain/language.ts';
import { getApi } from '../../platform/api-client.ts';
import { languageNames } from '../../platform/i18n/language-names.ts';
import { setTabLanguage, storeLanguage, useLanguage } from '../../platform/i18n/tab-language.ts';
import { getSession } from '../../platform/session.ts';
import { useShop } from '../../platform/shop.ts';
import { QuietSelect } from '../../ui/quiet-select.tsx';
import { words } from '../../words.ts';

const loadToast = async () => (await import('../../ui/toast.ts')).toast;
/** Called before the choice, which may fail because the connection is lost. */
const prepare = () => void loadToast().catch(() => undefined);
const complain = async (text: string) => (await loadToast()).error(text);

const withoutLanguage = <Search extends { lang?: Language }>(search: Search) => ({ ...search, lang: undefined });

/** Changes the language without losing input, also for emails. */
export function LanguagePicker() {
  const router = useRouter();
  const language = useLanguage();
  const { languages } = useShop();
  const [isChosen, setChosen] = useState(false);

  const change = async (next: Language) => {
    await setTabLanguage(next);
    storeLanguage(next);
    if (getSession().account)
      getApi()
        .updateAccount({ body: { language: next } })
        .catch(() => complain(words.language.notStored));
    setChosen(true);
    // Title and description come from the route, so remove the old language from the address.
    if (router.state.location.search.lang) await router.navigate({ to: '.', search: withoutLanguage, replace: true });
    await router.invalidate();
  };

  if (languages.length < 2) return null;
  return (
    <>
      <QuietSelect
        label={words.language.label}
        icon={<Languages aria-hidden="true" className="size-5" />}
        value={language}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        onPointerEnter={prepare}
        onFocus={prepare}
        onChange={({ target }) => {
          const next = languages.find((known) => known === target.value);
          if (next) change(next).catch(() => complain(words.language.failed));
        }}
      />
      <noscript>
        <ul className="flex gap-4 px-3 py-2 text-sm">
          {languages.map((value) => (
            <li key={value}>
              <a href={`?${LANGUAGE_PARAMETER}=${value}`} hrefLang={value} lang={value} className="text-link">
                {languageNames[value]}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
      <span role="status" className="sr-only">
        {isChosen ? words.language.changed : null}
      </span>
    </>
  );
}
