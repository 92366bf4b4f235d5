import type { Receipt } from '../../../../shared/contract/checkout.ts';
import { describeSteps } from './describe-steps.ts';

export function HandoverSteps({ receipt }: { receipt: Receipt }) {
  const steps = describeSteps(receipt);
  if (steps.length === 1) return <p className="max-w-prose">{steps}</p>;
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
