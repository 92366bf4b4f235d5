import { type FocusEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { TextField } from '../../../../ui/text-field.tsx';
import { words } from '../../../../words.ts';
import type { CardChange, CardElementProps } from '../card-driver.ts';
import { type CardText, checkCardText, formatCardNumber, formatCvc, formatExpiry } from './card-input.ts';
import { useFormattedInput } from './use-formatted-input.ts';

const nothing: CardText = { number: '', expiry: '', cvc: '' };
const parts = ['number', 'expiry', 'cvc'] as const;

/** The current input. */
export type TypedCard = { card: CardText; showMistakes: () => void };

type Props = CardElementProps & {
  /** Called with null on unmount. */
  onCard: (typed: TypedCard | null) => void;
};

export function SandboxCardField({ options, onChange, onReady, onCard }: Props) {
  const legendId = useId();
  const fields = useRef<HTMLFieldSetElement>(null);
  const [isTried, setTried] = useState(false);
  const [card, setCard] = useState(nothing);
  const [left, setLeft] = useState<{ [Part in keyof CardText]?: boolean }>({});
  const mistakes = checkCardText(card, new Date());
  const onceReady = useEffectEvent(() => onReady?.());

  useEffect(() => {
    onCard({ card, showMistakes: () => setTried(true) });
    return () => onCard(null);
  }, [card, onCard]);
  const startInMistake = useEffectEvent(() => {
    setTried(false);
    setLeft({ number: true, expiry: true, cvc: true });
    fields.current?.querySelectorAll('input')[parts.findIndex((part) => mistakes[part])]?.focus();
  });
  // A disabled field takes no focus.
  const isRefused = isTried && !options?.disabled;
  useEffect(() => {
    if (isRefused) startInMistake();
  }, [isRefused]);
  useEffect(() => onceReady(), []);

  /** An incomplete part is an error only after blur. */
  function mistakeIn(part: keyof CardText): string | undefined {
    const mistake = mistakes[part];
    if (!mistake || (mistake.startsWith('incomplete') && !left[part])) return undefined;
    return words.card.errors[mistake];
  }

  function change(part: Partial<CardText>): void {
    const next = { ...card, ...part };
    setCard(next);
    onChange?.(toChange(next));
  }

  const onBlur = (part: keyof CardText) => (event: FocusEvent<HTMLInputElement>) => {
    if (event.target.value !== '') setLeft((others) => ({ ...others, [part]: true }));
  };
  const number = useFormattedInput(card.number, formatCardNumber, (typed) => change({ number: typed }));
  const expiry = useFormattedInput(card.expiry, formatExpiry, (typed) => change({ expiry: typed }));
  const cvc = useFormattedInput(
    card.cvc,
    (typed) => formatCvc(typed, card.number),
    (typed) => change({ cvc: typed }),
  );
  const shared = { inputMode: 'numeric', disabled: options?.disabled, spellCheck: false } as const;

  return (
    <fieldset ref={fields} aria-labelledby={legendId} className="grid grid-cols-2 items-start gap-x-4 gap-y-3">
      <legend id={legendId} className="sr-only">
        {words.card.label}
      </legend>
      <div className="col-span-2">
        <TextField
          {...shared}
          {...number}
          label={words.card.number}
          hint={words.card.testCards}
          error={mistakeIn('number')}
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          onBlur={onBlur('number')}
        />
      </div>
      <TextField
        {...shared}
        {...expiry}
        label={words.card.expiry}
        error={mistakeIn('expiry')}
        autoComplete="cc-exp"
        placeholder={words.card.expiryForm}
        onBlur={onBlur('expiry')}
      />
      <TextField
        {...shared}
        {...cvc}
        label={words.card.cvc}
        error={mistakeIn('cvc')}
        autoComplete="cc-csc"
        onBlur={onBlur('cvc')}
      />
    </fieldset>
  );
}

function toChange(card: CardText): CardChange {
  const { number, expiry, cvc } = checkCardText(card, new Date());
  const wrong = [number, expiry, cvc].find((mistake) => mistake && !mistake.startsWith('incomplete'));
  return {
    elementType: 'card',
    complete: !number && !expiry && !cvc,
    empty: card.number === '' && card.expiry === '' && card.cvc === '',
    error: wrong && { type: 'validation_error', code: wrong, message: words.card.errors[wrong] },
  };
}
