import { words } from '../../../words.ts';

/** What happens between payment and pick-up. */
export function HandoverSteps({ sellerName }: { sellerName: string }) {
  return (
    <ol className="grid max-w-prose list-decimal gap-2 ps-5 marker:text-muted">
      {words.receipt.steps(sellerName).map((step) => (
        <li key={step} className="ps-1">
          {step}
        </li>
      ))}
    </ol>
  );
}
