import { useEffect, useState } from 'react';
import type { ChoiceChange, NotificationChoices } from '../../../../shared/contract/notifications.ts';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { words } from '../../../words.ts';

type Hours = { from: string; until: string };
const usual: Hours = { from: '22:00', until: '07:00' };

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

type Props = { choices: NotificationChoices | undefined; busy: boolean; onChange: (change: ChoiceChange) => void };

/** Hours without mails and pushes, in the time zone of the browser that sets them. */
export function QuietHours({ choices, busy, onChange }: Props) {
  const texts = words.notificationChoices;
  const hours = choices?.quietHours ?? undefined;
  return (
    <div className="grid max-w-2xl">
      <SwitchField
        label={texts.quiet}
        hint={texts.quietHint(hours ? (choices?.timeZone ?? zoneHere()) : zoneHere())}
        checked={hours !== undefined}
        disabled={!choices}
        busy={busy}
        onChange={(wanted) => onChange({ quietHours: wanted ? usual : null, timeZone: zoneHere() })}
      />
      {hours ? (
        <div className="flex flex-wrap gap-x-6 gap-y-3 border-line border-b py-3">
          {(['from', 'until'] as const).map((end) => (
            <TimeInput
              key={end}
              label={texts[end]}
              value={hours[end]}
              onChange={(time) => {
                const next = { ...hours, [end]: time };
                if (next.from !== next.until) onChange({ quietHours: next, timeZone: zoneHere() });
              }}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** Saves on blur, since a time is typed in parts. */
function TimeInput({ label, value, onChange }: { label: string; value: string; onChange: (time: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <label className="flex items-center gap-2 text-sm">
      <span className="text-muted">{label}</span>
      <input
        type="time"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed === '') setTyped(value);
          else if (typed !== value) onChange(typed);
        }}
        className="min-h-11 rounded-control border border-edge bg-surface px-3 text-base hover:border-ink"
      />
    </label>
  );
}
