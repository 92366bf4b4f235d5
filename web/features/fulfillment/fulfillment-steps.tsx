import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { words } from '../../words.ts';
import { type SaleStep, type Standing, saleSteps } from './sale-steps.ts';

const dots: Record<Standing, string> = {
  done: 'border-positive bg-positive-soft text-positive',
  now: 'border-accent bg-accent-soft text-accent',
  later: 'border-line text-muted',
  ended: 'border-edge bg-sunken text-muted',
};

export function FulfillmentSteps({ one }: { one: DetailedFulfillment }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-2xl">
        {words.fulfillment.steps}
      </h2>
      <ol className="grid">
        {saleSteps(one).map((step, index) => (
          <StepRow key={step.title} step={step} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function StepRow({ step: { title, text, standing }, number }: { step: SaleStep; number: number }) {
  const texts = words.fulfillment;
  const standingText = { done: texts.done, now: texts.now, later: undefined, ended: undefined }[standing];
  return (
    <li
      aria-current={standing === 'now' ? 'step' : undefined}
      className="group relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 pb-6 last:pb-0"
    >
      <span aria-hidden="true" className="absolute top-8 bottom-0 left-4 w-px bg-line group-last:hidden" />
      <span
        aria-hidden="true"
        className={`grid size-8 place-items-center rounded-full border text-sm ${dots[standing]}`}
      >
        {standing === 'done' ? <Check className="size-4" /> : standing === 'ended' ? <X className="size-4" /> : number}
      </span>
      <div className="grid gap-0.5 pt-1">
        <h3 className={`font-medium font-sans ${standing === 'later' ? 'text-muted' : ''}`}>
          {title}
          {standingText ? <span className="sr-only">, {standingText}</span> : null}
        </h3>
        <p className="wrap-anywhere text-muted text-sm">{text}</p>
      </div>
    </li>
  );
}
