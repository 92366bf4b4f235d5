import { isReadable, nearestReadable, type ThemeName } from '../../../shared/domain/accent.ts';
import { parseHex } from '../../../shared/domain/contrast.ts';
import { Button } from '../../ui/button.tsx';
import { controlStyle, FieldFrame } from '../../ui/field-frame.tsx';
import { words } from '../../words.ts';

type Props = {
  label: string;
  hint: string;
  theme: ThemeName;
  value: string;
  /** Default color for an empty field. */
  standard: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** Color to type or pick. For low contrast, offers the nearest readable shade. */
export function ColorField({ label, hint, theme, value, standard, error, onChange }: Props) {
  const hex = parseHex(value);
  const better = hex !== undefined && !isReadable(hex, theme) ? nearestReadable(hex, theme) : undefined;
  return (
    <div className="grid gap-2">
      <FieldFrame label={label} hint={hint} error={error}>
        {(control) => (
          <div className="flex gap-3">
            <input
              type="color"
              aria-label={words.settings.pickColor(label)}
              className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-edge bg-surface p-1"
              value={hex ?? standard}
              onChange={({ target }) => onChange(target.value)}
            />
            <input
              {...control}
              type="text"
              spellCheck={false}
              autoComplete="off"
              className={controlStyle}
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
          </div>
        )}
      </FieldFrame>
      {better ? (
        <Button kind="secondary" size="small" className="justify-self-start" onClick={() => onChange(better)}>
          {words.settings.suggest(better)}
        </Button>
      ) : null}
    </div>
  );
}
