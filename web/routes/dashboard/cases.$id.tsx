import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import type { CaseDecision, Statement } from '../../../shared/contract/cases.ts';
import { statementQuery } from '../../features/cases/case-queries.ts';
import { nameDone } from '../../features/cases/name-action.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { titledHead } from '../../platform/head/titled-head.ts';
import { showDate } from '../../platform/i18n/formats.ts';
import { orNotFound } from '../../platform/or-not-found.ts';
import { Button } from '../../ui/button.tsx';
import { ListLoading } from '../../ui/list/list-loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Section } from '../../ui/section.tsx';
import { StayToSave } from '../../ui/stay-to-save.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useStoredDraft } from '../../ui/use-stored-draft.ts';
import { words } from '../../words.ts';

export const Route = createFileRoute('/dashboard/cases/$id')({
  head: titledHead('statement'),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await orNotFound(queryClient.fetchQuery(statementQuery(id)));
  },
  pendingComponent: ListLoading,
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { data: one } = useSuspenseQuery(statementQuery(id));
  const texts = words.cases;
  const reasons = one.reasons.map((reason) => texts.reasons[reason]).join(', ');
  return (
    <>
      <PageHeading title={words.titles.statement} lede={texts.statementLede(one.caseNumber, one.title)} />
      <div className="grid gap-10">
        {one.decision ? (
          <Section title={texts.what}>
            <Reasons of={one} decision={one.decision} rule={ruleOf(one.decision, reasons)} />
          </Section>
        ) : null}
        {one.appeal ? (
          <Section title={texts.yourAppeal}>
            <p dir="auto" className="max-w-prose whitespace-pre-line">
              {one.appeal.text}
            </p>
            {one.appeal.decision ? null : <Notice kind="info">{texts.waiting}</Notice>}
          </Section>
        ) : null}
        {one.appeal?.decision ? (
          <Section title={texts.appealDecision}>
            <Reasons of={one} decision={one.appeal.decision} rule={one.appeal.decision.clause} />
            <p className="text-muted">{texts.final}</p>
          </Section>
        ) : null}
        {one.canAppeal ? <AppealForm one={one} /> : null}
      </div>
    </>
  );
}

function ruleOf({ clause }: CaseDecision, reasons: string): string {
  const texts = words.cases;
  if (clause) return texts.clauseOf(clause, reasons);
  return reasons ? texts.rules(reasons) : texts.generalRule;
}

type ReasonsProps = { of: Statement; decision: CaseDecision; rule: string | undefined };

function Reasons({ of: { kind, waitedFor, decision: first }, decision, rule }: ReasonsProps) {
  const { action, reason, decidedAt } = decision;
  const texts = words.cases;
  const isKept = decision !== first && action === first?.action;
  return (
    <div className="grid max-w-prose gap-3">
      <p className="font-medium">
        {isKept ? `${texts.kept} ` : null}
        {nameDone(kind, action)}
      </p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)] [&_dt]:text-muted">
        {reason ? (
          <>
            <dt>{texts.why}</dt>
            <dd dir="auto" className="whitespace-pre-line">
              {reason}
            </dd>
          </>
        ) : null}
        {rule ? (
          <>
            <dt>{texts.rule}</dt>
            <dd dir="auto">{rule}</dd>
          </>
        ) : null}
      </dl>
      <p className="text-muted text-sm">
        {waitedFor ? texts.heldBack : texts.noMachine} {texts.decidedOn(showDate(decidedAt))}.
      </p>
    </div>
  );
}

function AppealForm({ one }: { one: Statement }) {
  const { draft, change, clear, mayBeLost } = useStoredDraft(`case-appeal-${one.id}`, { text: '' });
  const { text } = draft;
  const [isMissing, setMissing] = useState(false);
  const queryClient = useQueryClient();
  const texts = words.cases;
  const send = useMutation({
    mutationFn: () => getApi().appealCase({ params: { id: one.id }, body: { reason: text } }),
    onSuccess: async () => {
      clear();
      toast.success(texts.appealSent);
      await queryClient.invalidateQueries({ queryKey: statementQuery(one.id).queryKey });
    },
  });
  const fields = send.error instanceof ApiError ? send.error.fields : {};
  return (
    <Section title={texts.appealTitle} lede={one.appealUntil ? texts.appealLede(showDate(one.appealUntil)) : undefined}>
      <form
        noValidate
        className="grid max-w-2xl gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(text.trim() === '');
          if (text.trim() !== '') send.mutate();
        }}
      >
        <StayToSave isChanged={mayBeLost} />
        <TextArea
          label={texts.appealText}
          maxLength={2000}
          value={text}
          error={isMissing ? texts.appealMissing : fields.reason}
          onChange={({ target }) => change({ text: target.value })}
        />
        {send.error && Object.keys(fields).length === 0 ? (
          <Notice kind="error">{errorMessage(send.error)}</Notice>
        ) : null}
        <Button type="submit" className="justify-self-start" busy={send.isPending}>
          {texts.sendAppeal}
        </Button>
      </form>
    </Section>
  );
}
