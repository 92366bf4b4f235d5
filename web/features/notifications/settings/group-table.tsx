import type { NotificationChoices } from '../../../../shared/contract/notifications.ts';
import { type Channel, channels, groupRules, type NotificationGroup } from '../../../../shared/domain/notification.ts';
import { words } from '../../../words.ts';

type Props = {
  title: string;
  hint?: string;
  groups: readonly NotificationGroup[];
  choices: NotificationChoices['choices'] | undefined;
  busy: boolean;
  onChange: (group: NotificationGroup, channel: Channel, wanted: boolean) => void;
};

/** A row for each group, a column for each channel. */
export function GroupTable({ title, hint, groups, choices, busy, onChange }: Props) {
  const texts = words.notificationChoices;
  return (
    <table className="w-full max-w-2xl" aria-busy={!choices}>
      <caption className="pb-1 text-start">
        <span className="font-medium text-lg">{title}</span>
        {hint ? <span className="block text-muted text-sm">{hint}</span> : null}
      </caption>
      <thead>
        <tr className="border-line border-b text-muted text-sm">
          <th scope="col" className="py-2 text-start font-normal">
            {texts.what}
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className="w-16 px-1 py-2 text-center font-normal">
              {texts.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group} className="border-line border-b">
            <th scope="row" className="py-2 pe-2 text-start font-medium leading-snug">
              {texts.groups[group]}
            </th>
            {channels.map((channel) => (
              <td key={channel} className="w-16 text-center">
                <Choice
                  label={`${texts.groups[group]}: ${texts.channels[channel]}`}
                  rule={groupRules[group][channel]}
                  checked={choices?.[group][channel] ?? false}
                  disabled={!choices}
                  busy={busy}
                  onChange={(wanted) => onChange(group, channel, wanted)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ChoiceProps = {
  label: string;
  rule: { fixed: boolean } | undefined;
  checked: boolean;
  disabled: boolean;
  busy: boolean;
  onChange: (wanted: boolean) => void;
};

/** A native checkbox must not have `aria-checked`, which a lint rule requires for the role. */
const nativeSwitch = { role: 'switch' } as const;

function Choice({ label, rule, checked, disabled, busy, onChange }: ChoiceProps) {
  // Sales and decisions have mails of their own, which are always sent.
  if (!rule || rule.fixed) return <span className="text-muted text-sm">{words.notificationChoices.always}</span>;
  return (
    <label className="inline-grid min-h-11 min-w-11 cursor-pointer place-items-center has-aria-disabled:cursor-progress">
      <input
        type="checkbox"
        {...nativeSwitch}
        aria-label={label}
        className="relative h-6 w-11 shrink-0 cursor-[inherit] appearance-none rounded-full border border-edge bg-sunken motion-quick before:absolute before:top-0.75 before:left-0.75 before:size-4 before:rounded-full before:bg-edge before:motion-quick checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-accent-ink forced-colors:appearance-auto"
        checked={checked}
        disabled={disabled}
        aria-disabled={busy || undefined}
        onChange={({ target }) => (busy ? undefined : onChange(target.checked))}
      />
    </label>
  );
}
