import type { Receipt } from '../../../../shared/contract/checkout.ts';
import { words } from '../../../words.ts';

/** What happens between payment and handover, and who comes to whom. */
export function HandoverSteps({ receipt: { sellerName, method } }: { receipt: Receipt }) {
  const steps = method
    ? [words.delivery.asBuyer[method](sellerName), ...words.delivery.steps(sellerName)]
    : words.receipt.steps(sellerName);
  return (
    <ol className="grid max-w-prose list-decimal gap-2 ps-5 marker:text-muted">
      {steps.map((step) => (
        <li key={step} className="ps-1">
          {step}
        </li>
      ))}
    </ol>
  );
}
