import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CategoryList } from '../../../shared/contract/settings/categories.ts';
import { MAX_CATEGORIES } from '../../../shared/domain/category.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { showCount } from '../../platform/i18n/formats.ts';
import { refusalText } from '../../platform/i18n/refusal-text.ts';
import { setShopSource, shop } from '../../platform/shop.ts';
import { Button } from '../../ui/button.tsx';
import { UndoLine } from '../../ui/list/undo-line.tsx';
import { Section } from '../../ui/section.tsx';
import { StayToSave } from '../../ui/stay-to-save.tsx';
import { toast } from '../../ui/toast.ts';
import { useDraft } from '../../ui/use-draft.ts';
import { useFocusStays } from '../../ui/use-focus-stays.ts';
import { words } from '../../words.ts';
import {
  bodyOf,
  type CategoryDraft,
  draftName,
  draftsOf,
  errorsByKey,
  newDraft,
  shownOf,
  withSlugs,
} from './category-draft.ts';
import { shopCategoriesQuery } from './category-query.ts';
import { CategoryRow } from './category-row.tsx';
import { NotSaved } from './not-saved.tsx';
import { SaveBar } from './save-bar.tsx';

/**
 * Saves all categories at once, apart from other settings.
 * @param saved initial list, with version
 * @param onReload restarts with another admin's version
 */
export function CategoryForm({ saved, onReload }: { saved: CategoryList; onReload: () => void }) {
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const list = useFocusStays<HTMLOListElement>();
  const [version, setVersion] = useState(saved.version);
  const { draft: drafts, setDraft: setDrafts, isChanged, applySaved, discard } = useDraft(() => draftsOf(saved));
  const [discards, setDiscards] = useState(0);
  const [removed, setRemoved] = useState<{ draft: CategoryDraft; at: number }>();
  const [news, setNews] = useState('');

  const save = useMutation({
    mutationFn: (sent: CategoryDraft[]) => getApi().changeShopCategories({ body: bodyOf(version, sent) }),
    onSuccess(answer, sent) {
      setVersion(answer.version);
      applySaved(sent, draftsOf(answer), (typed) => withSlugs(typed, sent, answer));
      setRemoved(undefined);
      queryClient.setQueryData(shopCategoriesQuery.queryKey, answer);
      void queryClient.invalidateQueries({ queryKey: ['categories'] });
      const profile = { ...shop(), categories: shownOf(answer) };
      setShopSource(() => profile);
      toast.success(words.categorySettings.saved);
    },
  });
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const errors = errorsByKey(fields, save.variables ?? []);

  useEffect(() => {
    if (save.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [save.error]);

  const hasErrors = Object.keys(fields).length > 0;
  const notSaved = save.error ? (
    <NotSaved title={words.categorySettings.notSaved} error={save.error} onReload={onReload} />
  ) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(drafts);
  };
  const change = (key: string, changed: Partial<CategoryDraft>) =>
    setDrafts((now) => now.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const move = (from: number, to: number) => {
    const next = drafts.toSpliced(from, 1);
    const [moved] = drafts.slice(from, from + 1);
    if (!moved || to < 0 || to >= drafts.length) return;
    setDrafts(next.toSpliced(to, 0, moved));
    setNews(words.categorySettings.moved(draftName(moved), showCount(to + 1), showCount(drafts.length)));
  };
  const remove = (draft: CategoryDraft, at: number) => {
    setRemoved({ draft, at });
    setDrafts((now) => now.toSpliced(at, 1));
  };
  const restoreCategory = ({ draft, at }: { draft: CategoryDraft; at: number }) => {
    setRemoved(undefined);
    setDrafts((now) => now.toSpliced(at, 0, draft));
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-12 max-w-2xl">
      <StayToSave isChanged={isChanged} />
      <Section id="categories" title={words.categorySettings.title} lede={words.categorySettings.lede}>
        <ol key={discards} {...list} className="grid gap-3 outline-none">
          {drafts.map((draft, index) => (
            <CategoryRow
              key={draft.key}
              draft={draft}
              index={index}
              count={drafts.length}
              errors={errors.get(draft.key) ?? {}}
              onChange={(changed) => change(draft.key, changed)}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(draft, index)}
            />
          ))}
        </ol>
        {removed ? (
          <UndoLine
            text={draftName(removed.draft)}
            name={draftName(removed.draft)}
            busy={false}
            onUndo={() => restoreCategory(removed)}
          />
        ) : null}
        <p role="status" className="sr-only">
          {news}
        </p>
        {drafts.length < MAX_CATEGORIES ? (
          <Button
            kind="secondary"
            className="justify-self-start"
            onClick={() => setDrafts((now) => [...now, newDraft()])}
          >
            <Plus aria-hidden="true" className="size-5" />
            {words.categorySettings.add}
          </Button>
        ) : null}
      </Section>
      {fields.categories ? <p className="mt-5 text-danger text-sm">{refusalText(fields.categories)}</p> : null}
      {hasErrors ? <div className="mt-5">{notSaved}</div> : null}
      <SaveBar
        label={words.categorySettings.save}
        isChanged={isChanged}
        isSaving={save.isPending}
        onDiscard={() => {
          discard();
          save.reset();
          setRemoved(undefined);
          setDiscards(discards + 1);
        }}
      >
        {hasErrors ? null : notSaved}
      </SaveBar>
    </form>
  );
}

export function CategorySection() {
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(shopCategoriesQuery);
  const [begun, setBegun] = useState(0);
  const reload = async () => {
    await queryClient.refetchQueries({ queryKey: shopCategoriesQuery.queryKey });
    setBegun((times) => times + 1);
  };
  return <CategoryForm key={begun} saved={data} onReload={() => void reload()} />;
}
