import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useStoredDraft } from '../../ui/use-stored-draft.ts';
import { words } from '../../words.ts';

/** `act`: the step's name. `text`: what was typed. `why`: the server's answer. */
type Unsent = { act: string; text: string; why: string };
const none: Unsent = { act: '', text: '', why: '' };

/** `shown`: the steps on the page. */
type Page = { report: (unsent: Unsent) => void; shown: Set<string> };
const PageContext = createContext<Page>({ report: () => undefined, shown: new Set() });

/** `step`: stays the same while the sale allows it. */
type OpenStep = Omit<Unsent, 'why'> & { step: string; isOpen: boolean; isSending: boolean };

/**
 * @returns call it when sending failed
 */
export function useOpenStep(step: OpenStep): (why?: string) => void {
  const page = use(PageContext);
  const latest = useRef(step);
  const isGone = useRef(false);
  const hasFailed = useRef(false);
  const lastWhy = useRef('');
  useEffect(() => {
    latest.current = step;
    if (!step.isSending) hasFailed.current = false;
  });
  const { step: name } = step;
  const end = () => {
    const { act, text } = latest.current;
    queueMicrotask(() => page.shown.has(name) || page.report({ act, text, why: lastWhy.current }));
  };
  const ending = useRef(end);
  ending.current = end;
  useEffect(() => {
    isGone.current = false;
    page.shown.add(name);
    return () => {
      isGone.current = true;
      page.shown.delete(name);
      // What is being sent ends the step itself, unless it fails.
      if (hasFailed.current || (latest.current.isOpen && !latest.current.isSending)) ending.current();
    };
  }, [page, name]);
  return (why = '') => {
    hasFailed.current = true;
    lastWhy.current = why;
    if (isGone.current) end();
  };
}

type Props = { saleId: string; now: string; other: string; children: ReactNode };

/** Shows the last step that became impossible while it was open, until the reader has seen it. */
export function UnsentSteps({ saleId, now, other, children }: Props) {
  const { draft, change, clear } = useStoredDraft(`unsent-${saleId}`, none);
  const changing = useRef(change);
  changing.current = change;
  const [page] = useState<Page>(() => ({ report: (unsent) => changing.current(unsent), shown: new Set() }));
  const texts = words.unsentStep;
  return (
    <PageContext value={page}>
      {draft.act ? (
        <Notice kind="warning" announce>
          <p>{draft.why || texts.impossible(draft.act, now)}</p>
          {draft.text ? (
            <>
              <p>{texts.kept}</p>
              <blockquote dir="auto" className="wrap-anywhere whitespace-pre-wrap border-current border-s-2 ps-3">
                {draft.text}
              </blockquote>
            </>
          ) : null}
          <p>{texts.next(other)}</p>
          <Button kind="secondary" size="small" className="justify-self-start" onClick={clear}>
            {draft.text ? texts.discard : texts.seen}
          </Button>
        </Notice>
      ) : null}
      {children}
    </PageContext>
  );
}
