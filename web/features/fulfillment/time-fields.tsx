import X from 'lucide-react/icons/x';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { words } from '../../words.ts';
import { dayIn, type TypedTime } from './typed-times.ts';

type Props = {
  number: number;
  time: TypedTime;
  timeZone: string;
  isAlone: boolean;
  onChange: (time: TypedTime) => void;
  onRemove: () => void;
};

export function TimeFields({ number, time, timeZone, isAlone, onChange, onRemove }: Props) {
  const texts = words.arranging;
  return (
    <fieldset className="flex max-w-md flex-wrap items-end gap-3">
      <legend className="sr-only">{texts.time(number)}</legend>
      <div className="flex basis-full items-end gap-1">
        <div className="min-w-0 grow">
          <TextField
            label={texts.day}
            type="date"
            min={dayIn(new Date(), timeZone)}
            value={time.day}
            onChange={({ target }) => onChange({ ...time, day: target.value })}
          />
        </div>
        {isAlone ? null : (
          <IconButton label={texts.remove(number)} onClick={onRemove}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      <div className="min-w-fit flex-1">
        <TextField
          label={texts.from}
          type="time"
          step={900}
          value={time.from}
          onChange={({ target }) => onChange({ ...time, from: target.value })}
        />
      </div>
      <div className="min-w-fit flex-1">
        <TextField
          label={texts.to}
          type="time"
          step={900}
          value={time.until}
          onChange={({ target }) => onChange({ ...time, until: target.value })}
        />
      </div>
    </fieldset>
  );
}
