import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { handoverFile } from '../../../shared/domain/calendar-file.ts';
import { nearFrom } from '../../../shared/domain/fulfillment.ts';
import { fulfillmentRefusals } from '../../../shared/words/refusals/fulfillment.ts';
import { refusalText } from '../../platform/i18n/refusal-text.ts';
import { saveText } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { words } from '../../words.ts';
import { ProposeTimes } from './propose-times.tsx';
import { describeWindow } from './show-window.ts';

type Revision = NonNullable<DetailedFulfillment['calendar']>;

/** The agreed time, for the calendar, and how to change it. */
export function AgreedTime({ one }: { one: DetailedFulfillment }) {
  const texts = words.arranging;
  if (!one.window) return null;
  const { start, end } = one.window;
  const { when, zone } = describeWindow(one.window, one.timeZone);
  const { calendar } = one;
  const save = ({ sequence, changedAt, organizer }: Revision) => {
    const file = handoverFile(
      {
        id: one.id,
        listing: one.title,
        role: one.role,
        publicUrl: window.location.origin,
        start: Date.parse(start),
        end: Date.parse(end),
        changedAt: Date.parse(changedAt),
        sequence,
        organizer,
      },
      texts.calendarEntry,
    );
    saveText('handover.ics', 'text/calendar', file);
  };
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <p className="font-display text-2xl leading-tight">{when}</p>
        {zone ? <p className="text-muted text-sm">{zone}</p> : null}
      </div>
      {calendar ? (
        <div className="flex flex-wrap gap-3">
          <Button kind="secondary" className="max-sm:w-full" onClick={() => save(calendar)}>
            <CalendarPlus aria-hidden="true" className="size-4" />
            {texts.calendar}
          </Button>
        </div>
      ) : null}
      <ChangeTime one={one} start={start} />
    </div>
  );
}

/** Changes the agreed time, or says why it cannot be changed. */
function ChangeTime({ one, start }: { one: DetailedFulfillment; start: string }) {
  if (one.role === 'operator') return null;
  const refused =
    Date.now() > nearFrom(Date.parse(start))
      ? fulfillmentRefusals.agreedTooSoon()
      : one.changesLeft === 0
        ? fulfillmentRefusals.changedTwice()
        : undefined;
  if (refused) return <p className="text-muted text-sm">{refusalText(refused)}</p>;
  return <ProposeTimes key={start} one={one} />;
}
