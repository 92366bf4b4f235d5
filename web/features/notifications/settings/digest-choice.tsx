import type { ChoiceChange, NotificationChoices } from '../../../../shared/contract/notifications.ts';
import { showTime } from '../../../platform/i18n/formats.ts';
import { SmallSelect } from '../../../ui/small-select.tsx';
import { words } from '../../../words.ts';

type Props = { choices: NotificationChoices | undefined; onChange: (change: ChoiceChange) => void };

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const AT_ONCE = 'at-once';

/** Whether mails that can wait come one by one or once a day. */
export function DigestChoice({ choices, onChange }: Props) {
  const texts = words.notificationChoices;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
  return (
    <div className="grid max-w-2xl gap-2 border-line border-b py-3">
      <SmallSelect
        label={texts.digest}
        name="digest"
        value={choices?.digestHour == null ? AT_ONCE : String(choices.digestHour)}
        options={[
          { value: AT_ONCE, label: texts.atOnce },
          ...hours.map((hour) => ({ value: String(hour), label: texts.daily(timeAt(hour)) })),
        ]}
        onChange={(value) => onChange({ digestHour: value === AT_ONCE ? null : Number(value), timeZone })}
      />
      <p className="text-muted text-sm">{texts.digestHint}</p>
    </div>
  );
}

const timeAt = (hour: number) => showTime(new Date(2026, 0, 1, hour).toISOString());
