import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { refusalText } from '../../platform/i18n/refusal-text.ts';
import { words } from '../../words.ts';

const choices = [1, 2, 3, 4, 5] as const;
export type StarCount = (typeof choices)[number];

type Props = {
  value: StarCount | undefined;
  error: string | undefined;
  onChange: (stars: StarCount) => void;
};

/** One to five stars as radio buttons; the arrow keys move between them. */
export function StarField({ value, error, onChange }: Props) {
  const name = useId();
  const errorId = useId();
  const texts = words.reviews;
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 font-medium text-sm">{texts.stars}</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="-ml-2.5 flex">
          {choices.map((stars) => (
            <label
              key={stars}
              className="grid size-11 cursor-pointer place-items-center rounded-control text-warning has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                aria-label={`${texts.rated(stars)}, ${texts.starNames[stars]}`}
                className="sr-only"
                checked={value === stars}
                onChange={() => onChange(stars)}
              />
              <Star aria-hidden="true" className={`size-7 ${value && stars <= value ? 'fill-current' : ''}`} />
            </label>
          ))}
        </div>
        <span className="text-muted">{value ? texts.starNames[value] : null}</span>
      </div>
      {error ? (
        <p id={errorId} role="alert" className="text-danger text-sm">
          {refusalText(error)}
        </p>
      ) : null}
    </fieldset>
  );
}
