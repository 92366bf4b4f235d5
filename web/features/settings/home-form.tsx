import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { HomePageAnswer } from '../../../shared/contract/settings/home-page.ts';
import { ownHomeOf } from '../../../shared/domain/home-page.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { useLanguage } from '../../platform/i18n/tab-language.ts';
import { setShopSource, shop } from '../../platform/shop.ts';
import { Button } from '../../ui/button.tsx';
import { StayToSave } from '../../ui/stay-to-save.tsx';
import { toast } from '../../ui/toast.ts';
import { useDraft } from '../../ui/use-draft.ts';
import { words } from '../../words.ts';
import {
  type HomeDraft,
  homeBodyOf,
  homeDraftOf,
  languageOfErrors,
  type StandardTexts,
  standardDraft,
} from './home-draft.ts';
import { HomeFields } from './home-fields.tsx';
import { HomePreview } from './home-preview.tsx';
import { homePageQuery, standardTextsQuery } from './home-queries.ts';
import { NotSaved } from './not-saved.tsx';
import { SaveBar } from './save-bar.tsx';

type Props = {
  saved: HomePageAnswer;
  standard: StandardTexts;
  /** Restarts with another admin's version. */
  onReload: () => void;
};

/** Saves the home page's texts, photos and sets at once, apart from other settings. */
export function HomeForm({ saved, standard, onReload }: Props) {
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [version, setVersion] = useState(saved.version);
  const { draft, setDraft, isChanged, applySaved, discard } = useDraft(() => homeDraftOf(saved, standard));
  const [discards, setDiscards] = useState(0);
  const [beforeReset, setBeforeReset] = useState<HomeDraft>();
  const [language, setLanguage] = useState(useLanguage());
  const save = useMutation({
    mutationFn: (sent: HomeDraft) => getApi().changeHomePage({ body: homeBodyOf(sent, version, standard) }),
    onSuccess(answer, sent) {
      setVersion(answer.version);
      applySaved(sent, homeDraftOf(answer, standard));
      setBeforeReset(undefined);
      queryClient.setQueryData(homePageQuery.queryKey, answer);
      const profile = { ...shop(), home: ownHomeOf(answer, shop().categories) };
      setShopSource(() => profile);
      toast.success(words.homeSettings.saved);
    },
    onError(error) {
      const refused = error instanceof ApiError ? languageOfErrors(error.fields) : undefined;
      if (refused) setLanguage(refused);
    },
  });
  useEffect(() => {
    if (save.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [save.error]);
  const labels = words.homeSettings;
  const errors = save.error instanceof ApiError ? save.error.fields : {};
  const hasErrors = Object.keys(errors).length > 0;
  const notSaved = save.error ? <NotSaved title={labels.notSaved} error={save.error} onReload={onReload} /> : null;
  const resetOrUndo = () => {
    setBeforeReset(beforeReset ? undefined : draft);
    setDraft(beforeReset ?? standardDraft(standard));
  };

  return (
    <form
      ref={form}
      noValidate
      className="mt-12 grid items-start gap-x-12 gap-y-8 xl:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(draft);
      }}
    >
      <StayToSave isChanged={isChanged} />
      <div className="min-w-0 max-w-2xl">
        <div key={discards} className="grid gap-8">
          <HomeFields
            draft={draft}
            language={language}
            errors={errors}
            onLanguage={setLanguage}
            onChange={(changed) => setDraft((now) => ({ ...now, ...changed }))}
          />
        </div>
        <div className="mt-8 grid justify-items-start gap-2">
          <Button kind="secondary" className="w-full sm:w-auto" onClick={resetOrUndo}>
            {beforeReset ? labels.undoReset : labels.reset}
          </Button>
          <p role="status" className="text-muted text-sm">
            {beforeReset ? labels.wasReset : labels.resetHint}
          </p>
          {hasErrors ? notSaved : null}
        </div>
        <SaveBar
          label={labels.save}
          isChanged={isChanged}
          isSaving={save.isPending}
          onDiscard={() => {
            discard();
            save.reset();
            setBeforeReset(undefined);
            setDiscards(discards + 1);
          }}
        >
          {hasErrors ? null : notSaved}
        </SaveBar>
      </div>
      <div className="min-w-0 max-w-2xl xl:sticky xl:top-[calc(var(--site-header)+1.5rem)]">
        <HomePreview draft={draft} language={language} />
      </div>
    </form>
  );
}

export function HomeSection() {
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(homePageQuery);
  const { data: standard } = useSuspenseQuery(standardTextsQuery);
  const [begun, setBegun] = useState(0);
  const reload = async () => {
    await queryClient.refetchQueries({ queryKey: homePageQuery.queryKey });
    setBegun((times) => times + 1);
  };
  return <HomeForm key={begun} saved={data} standard={standard} onReload={() => void reload()} />;
}
