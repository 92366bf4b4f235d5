import type { Cents } from '../../../shared/domain/money.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { words } from '../../words.ts';
import { suggestAmounts } from './suggest-amounts.ts';

type Props = { price: Cents; chosen: Cents | undefined; onChoose: (amount: Cents) => void };

export function OfferSuggestions({ price, chosen, onChoose }: Props) {
  const suggestions = suggestAmounts(price);
  if (suggestions.length === 0) return null;
  return (
    <fieldset className="grid auto-cols-fr grid-flow-col gap-2">
      <legend className="sr-only">{words.offers.suggestions}</legend>
      {suggestions.map(({ percent, amountCents }) => (
        <button
          key={percent}
          type="button"
          aria-pressed={chosen === amountCents}
          onClick={() => onChoose(amountCents)}
          className="grid justify-items-center gap-0.5 rounded-control border border-edge px-2 py-2.5 motion-quick hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
        >
          <span className="price font-display text-xl leading-tight">{showMoney(amountCents)}</span>
          <span className="text-xs leading-tight">{words.offers.suggestion(percent)}</span>
        </button>
      ))}
    </fieldset>
  );
}
