import { useState } from 'react';
import { type LimitName, limitBounds } from '../../../shared/domain/shop-limits.ts';
import { asTyped } from '../../platform/i18n/formats.ts';
import { TextField } from '../../ui/text-field.tsx';
import { words } from '../../words.ts';

type Props = { name: LimitName; value: number; error: string | undefined; onChange: (value: number) => void };

/** Number field. Invalid input stays and the server's error appears beside it. */
export function LimitField({ name, value, error, onChange }: Props) {
  const [typed, setTyped] = useState(() => asTyped(String(value)));
  const change = (text: string) => {
    setTyped(text);
    onChange(text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));
  };
  return (
    <TextField
      label={words.settings.limit[name]}
      hint={words.settings.limitHint[name]}
      inputMode={limitBounds[name].isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => change(target.value)}
      error={error}
    />
  );
}
