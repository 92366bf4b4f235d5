import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LegalSource } from '../../../shared/contract/legal.ts';
import { type Language, languageNames, languages } from '../../../shared/domain/language.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SmallSelect } from '../../ui/small-select.tsx';
import { StayToSave } from '../../ui/stay-to-save.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useDraft } from '../../ui/use-draft.ts';
import { words } from '../../words.ts';
import { legalKey, legalPreviewQuery, legalSourceQuery } from './legal-queries.ts';
import { LegalText } from './legal-text.tsx';

type Errors = Partial<Record<Language, string>>;

export function LegalEditor({ source }: { source: LegalSource }) {
  const { document } = source;
  // Another admin may publish meanwhile.
  const [version, setVersion] = useState(source.version);
  const { draft: texts, setDraft: setTexts, isChanged, applySaved } = useDraft(() => source.texts);
  const [language, setLanguage] = useState<Language>(languages[0]);
  const [errors, setErrors] = useState<Errors>({});
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const publish = useMutation({
    mutationFn: (sent: LegalSource['texts']) =>
      getApi().publishLegal({ params: { document }, body: { version, ...sent } }),
    onSuccess: async (published, sent) => {
      setErrors({});
      applySaved(sent, published.texts);
      setVersion(published.version);
      toast.success(published.version === version ? words.legal.unchanged : words.legal.published(published.version));
      queryClient.setQueryData(legalSourceQuery(document).queryKey, published);
      await queryClient.invalidateQueries({ queryKey: [...legalKey, 'page'] });
      await queryClient.invalidateQueries({ queryKey: [...legalKey, 'list'] });
    },
    onError: (error) => setErrors(error instanceof ApiError ? error.fields : {}),
    onSettled: () => setAsking(false),
  });
  const wrong = languages.filter((one) => errors[one] !== undefined);
  return (
    <div className="grid gap-6">
      <StayToSave isChanged={isChanged} question={words.legal.leaveQuestion} />
      <div className="justify-self-start">
        <SmallSelect
          label={words.legal.language}
          name="language"
          value={language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(value) => setLanguage(languages.find((one) => one === value) ?? language)}
        />
      </div>
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <TextArea
          label={words.legal.text}
          hint={`${words.legal.textHint} ${words.legal.filledFromSettings}`}
          error={errors[language]}
          lang={language}
          rows={24}
          value={texts[language]}
          onChange={({ target }) => setTexts({ ...texts, [language]: target.value })}
        />
        <Preview text={texts[language]} language={language} />
      </div>
      {publish.error ? (
        <Notice kind="error">
          {wrong.length > 0
            ? words.legal.errorIn(wrong.map((one) => languageNames[one]).join(', '))
            : errorMessage(publish.error)}
        </Notice>
      ) : null}
      <Button className="justify-self-start" busy={publish.isPending} onClick={() => setAsking(true)}>
        {words.legal.publish}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        question={words.legal.publishQuestion}
        consequence={document === 'terms' ? words.legal.publishTermsText : words.legal.publishText}
        confirmLabel={words.legal.publish}
        busy={publish.isPending}
        onConfirm={() => publish.mutate(texts)}
      />
    </div>
  );
}

function Preview({ text, language }: { text: string; language: Language }) {
  const { data, error } = useQuery({ ...legalPreviewQuery(useDebounced(text)), placeholderData: keepPreviousData });
  return (
    <section aria-label={words.legal.preview} className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <p className="font-medium text-muted text-sm">{words.legal.preview}</p>
      {error ? <Notice kind="error">{errorMessage(error)}</Notice> : null}
      {data && data.placeholders.length > 0 ? (
        <Notice kind="warning">{words.legal.toFillIn(data.placeholders.map((name) => `[${name}]`).join(', '))}</Notice>
      ) : null}
      <div lang={language}>
        <LegalText blocks={data?.blocks ?? []} />
      </div>
    </section>
  );
}
