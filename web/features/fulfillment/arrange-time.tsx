import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { getApi } from '../../platform/api-client.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';
import { ProposeTimes } from './propose-times.tsx';
import { showMomentIn, showWindow } from './show-window.ts';
import { useOpenStep } from './unsent-step.tsx';
import { useSaleAction } from './use-sale-action.ts';

/** Buyer and seller agree on a time: proposals to answer, or a form for own ones. */
export function ArrangeTime({ one }: { one: DetailedFulfillment }) {
  const texts = words.arranging;
  const until = one.method === 'carrier' ? texts.untilSent : texts.until;
  const isAsked = one.proposedBy !== undefined && one.proposedBy !== one.role;
  return (
    <div className="grid gap-4">
      {one.proposedBy ? (
        <h3 className="font-medium font-sans">{isAsked ? texts.theirs(one.other.name) : texts.yours}</h3>
      ) : null}
      {isAsked ? <Answers one={one} /> : <Waiting one={one} />}
      <ProposeTimes key={one.proposedBy ?? (one.awaitsAddress ? 'later' : 'none')} one={one} />
      {one.deadlineAt ? (
        <p className="text-muted text-sm">{until(showMomentIn(one.deadlineAt, one.timeZone))}</p>
      ) : null}
    </div>
  );
}

/** Nobody can accept it any more. */
const isOver = ({ end }: { end: string }): boolean => Date.parse(end) <= Date.now();

function Waiting({ one: { windows, other, timeZone } }: { one: DetailedFulfillment }) {
  if (windows.length === 0) return null;
  return (
    <div className="grid gap-2">
      <ul className="grid gap-1">
        {windows.map((window) => (
          <li key={window.id}>{showWindow(window, timeZone)}</li>
        ))}
      </ul>
      <p dir="auto" className="text-muted text-sm">
        {words.arranging.waiting(other.name)}
      </p>
    </div>
  );
}

function Answers({ one: { id, windows, timeZone } }: { one: DetailedFulfillment }) {
  const accept = useSaleAction(
    (windowId: string) => getApi().acceptWindow({ params: { id, windowId } }),
    undefined,
    () => noteFailure(),
  );
  const texts = words.arranging;
  const noteFailure = useOpenStep({
    step: 'accept-time',
    isOpen: accept.isError,
    isSending: accept.isPending,
    act: texts.accept,
    text: '',
  });
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {windows.map((window) => (
          <li
            key={window.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-3"
          >
            <span>{showWindow(window, timeZone)}</span>
            {isOver(window) ? (
              <span className="text-muted text-sm">{texts.over}</span>
            ) : (
              <Button
                // Times to choose from have the same rank; a single one is the step to take.
                kind={windows.length > 1 ? 'secondary' : 'primary'}
                className="max-sm:w-full"
                aria-label={words.ui.actionOn(texts.accept, showWindow(window, timeZone))}
                busy={accept.isPending && accept.variables === window.id}
                busyLabel={texts.sending}
                onClick={() => accept.isPending || accept.mutate(window.id)}
              >
                {texts.accept}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {accept.error ? <Notice kind="error">{errorMessage(accept.error)}</Notice> : null}
    </div>
  );
}
