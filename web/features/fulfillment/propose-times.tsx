import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { MOST_WINDOWS } from '../../../shared/domain/time-window.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { refusalText } from '../../platform/i18n/refusal-text.ts';
import { foreignZone } from '../../platform/i18n/zone-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StayToSave } from '../../ui/stay-to-save.tsx';
import { useFocusStays } from '../../ui/use-focus-stays.ts';
import { useStoredDraft } from '../../ui/use-stored-draft.ts';
import { words } from '../../words.ts';
import { showWindow } from './show-window.ts';
import { TimeFields } from './time-fields.tsx';
import { firstTime, nextTime, readTime, type TypedTime } from './typed-times.ts';
import { useOpenStep } from './unsent-step.tsx';
import { useSaleAction } from './use-sale-action.ts';

/** Proposes up to three times; a buyer without an address writes it first. What was typed survives a refusal. */
export function ProposeTimes({ one }: { one: DetailedFulfillment }) {
  const { id, state, role, method, proposedBy, changesLeft, timeZone, isShopTime, awaitsAddress } = one;
  const isFirst = state === 'arranging' && !proposedBy;
  const { draft, isTyped, change, clear, mayBeLost } = useStoredDraft(`times-${id}`, {
    times: [firstTime(new Date(), timeZone)],
  });
  const { times: typed } = draft;
  const setTyped = (times: TypedTime[]) => change({ times });
  const isUsual = isFirst && method !== 'carrier' && !(awaitsAddress && role === 'buyer');
  const [isOpen, setOpen] = useState(isUsual || isTyped);
  const place = useFocusStays<HTMLDivElement>();
  const [isMissing, setMissing] = useState(false);
  const texts = words.arranging;
  const send = useSaleAction(
    (windows: { start: string; end: string }[]) => getApi().proposeWindows({ params: { id }, body: { windows } }),
    () => {
      clear();
      setOpen(false);
    },
    () => noteFailure(),
  );
  const windows = typed.flatMap((time) => readTime(time, timeZone) ?? []);
  const noteFailure = useOpenStep({
    step: 'times',
    isOpen: isOpen && isTyped,
    isSending: send.isPending,
    act: texts.propose,
    text: windows.map((window) => showWindow(window, timeZone)).join('\n'),
  });
  const refused = send.error instanceof ApiError ? send.error.fields.windows : undefined;
  const submit = () => {
    setMissing(windows.length < typed.length);
    if (windows.length === typed.length && !send.isPending) send.mutate(windows);
  };
  const open = state === 'arranged' ? texts.change : isFirst ? texts.proposeFirst : texts.others;
  if (!isOpen)
    return (
      <div {...place} className="grid">
        <Button kind="secondary" className="justify-self-start max-sm:w-full" onClick={() => setOpen(true)}>
          {open}
        </Button>
      </div>
    );
  const last = typed.at(-1);
  const zone = foreignZone(new Date().toISOString(), timeZone);
  return (
    <div {...place}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <StayToSave isChanged={mayBeLost} />
        {state === 'arranged' ? <p className="text-muted text-sm">{texts.changesLeft(changesLeft)}</p> : null}
        {zone ? <p className="text-muted text-sm">{isShopTime ? texts.shopZone(zone) : texts.zone(zone)}</p> : null}
        {typed.map((time, index) => (
          <TimeFields
            key={time.key}
            number={index + 1}
            time={time}
            timeZone={timeZone}
            isAlone={typed.length === 1}
            onChange={(next) => setTyped(typed.map((other) => (other.key === time.key ? next : other)))}
            onRemove={() => setTyped(typed.filter(({ key }) => key !== time.key))}
          />
        ))}
        {last && typed.length < MOST_WINDOWS ? (
          <Button
            kind="quiet"
            className="-ms-5 justify-self-start"
            onClick={() => setTyped([...typed, nextTime(last, last.key + 1)])}
          >
            <Plus aria-hidden="true" className="size-4" />
            {texts.add}
          </Button>
        ) : null}
        {isMissing ? <Notice kind="error">{texts.missing}</Notice> : null}
        {send.error ? <Notice kind="error">{refused ? refusalText(refused) : errorMessage(send.error)}</Notice> : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="max-sm:w-full" busy={send.isPending} busyLabel={texts.sending}>
            {texts.propose}
          </Button>
          {isFirst ? null : (
            <Button kind="quiet" onClick={() => setOpen(false)}>
              {words.ui.cancel}
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
