import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ShopSettingsAnswer } from '../../../shared/contract/settings.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { StayToSave } from '../../ui/stay-to-save.tsx';
import { toast } from '../../ui/toast.ts';
import { useDraft } from '../../ui/use-draft.ts';
import { words } from '../../words.ts';
import { applyShop } from './apply-shop.ts';
import { ColorSection } from './color-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { LimitSection } from './limit-section.tsx';
import { MarketSection } from './market-section.tsx';
import { NameSection } from './name-section.tsx';
import { NotSaved } from './not-saved.tsx';
import { PictureSection } from './picture-section.tsx';
import { ReviewSection } from './review-section.tsx';
import { SaveBar } from './save-bar.tsx';
import { bodyOf, draftOf, type SettingsDraft } from './settings-draft.ts';
import { shopSettingsQuery } from './settings-query.ts';
import { ShopPreview } from './shop-preview.tsx';

const sections = [
  NameSection,
  ContactSection,
  PictureSection,
  ColorSection,
  LanguageSection,
  MarketSection,
  LimitSection,
  ReviewSection,
];

/**
 * All settings.
 * @param saved initial settings, with version
 * @param onReload restarts with another admin's version
 */
export function SettingsForm({ saved, onReload }: { saved: ShopSettingsAnswer; onReload: () => void }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [version, setVersion] = useState(saved.version);
  const { draft, setDraft, isChanged, applySaved, discard } = useDraft(() => draftOf(saved));
  const [discards, setDiscards] = useState(0);
  const change = (changed: Partial<SettingsDraft>) => setDraft((now) => ({ ...now, ...changed }));

  const save = useMutation({
    mutationFn: (sent: SettingsDraft) => getApi().changeShopSettings({ body: bodyOf(sent, version) }),
    onSuccess(answer, sent) {
      setVersion(answer.version);
      applySaved(sent, draftOf(answer));
      queryClient.setQueryData(shopSettingsQuery.queryKey, answer);
      toast.success(words.settings.saved);
      // Titles come from the routes.
      void applyShop(answer).then(() => router.invalidate());
    },
  });
  const errors = save.error instanceof ApiError ? save.error.fields : {};

  useEffect(() => {
    if (save.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [save.error]);

  const notSaved = save.error ? <NotSaved error={save.error} onReload={onReload} /> : null;
  const hasErrors = Object.keys(errors).length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(draft);
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid items-start gap-x-12 gap-y-12 xl:grid-cols-2">
      <StayToSave isChanged={isChanged} />
      <div className="min-w-0 max-w-2xl">
        {/* Some fields hold what is typed, and start anew. */}
        <div key={discards} className="grid gap-12">
          {sections.map((Part) => (
            <Part key={Part.name} draft={draft} errors={errors} change={change} />
          ))}
        </div>
        {hasErrors ? <div className="mt-8">{notSaved}</div> : null}
        <SaveBar
          label={words.settings.save}
          isChanged={isChanged}
          isSaving={save.isPending}
          onDiscard={() => {
            discard();
            save.reset();
            setDiscards(discards + 1);
          }}
        >
          {hasErrors ? null : notSaved}
        </SaveBar>
      </div>
      <div className="min-w-0 max-w-2xl xl:sticky xl:top-[calc(var(--site-header)+1.5rem)]">
        <ShopPreview draft={draft} />
      </div>
    </form>
  );
}
