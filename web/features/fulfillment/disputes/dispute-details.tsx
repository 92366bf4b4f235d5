import type { Dispute } from '../../../../shared/contract/fulfillment/dispute.ts';
import type { DetailedFulfillment } from '../../../../shared/contract/fulfillment.ts';
import { shownOutcome } from '../../../../shared/domain/dispute.ts';
import { showDate, showMoney } from '../../../platform/i18n/formats.ts';
import { saleReasonText } from '../../../platform/i18n/sale-reason.ts';
import { words } from '../../../words.ts';
import { isDenial } from './title-of-dispute.ts';

type Decision = NonNullable<Dispute['decision']>;
type Evidence = NonNullable<Dispute['evidence']>[number];

type Props = { dispute: Dispute; absent: DetailedFulfillment['absent']; reader: DetailedFulfillment['role'] };

/** The report, the decision, the appeal and its result. @param absent according to the other @param reader who is "you" */
export function DisputeDetails({ dispute, absent, reader }: Props) {
  const texts = words.disputes;
  const { decision, appeal, evidence = [] } = dispute;
  const sideOf = (side: 'buyer' | 'seller') => (side === reader ? 'you' : side);
  const isEarly = ({ at }: Evidence) => !decision || at <= decision.at;
  const show = ({ by, text, at }: Evidence) => (
    <div key={`${by} ${at}`}>
      <dt>{texts.evidenceBy[sideOf(by)](showDate(at))}</dt>
      <dd className="text-muted">{text}</dd>
    </div>
  );
  const openedBy = isDenial({ dispute, absent }) ? texts.deniedBy : texts.reportedBy;
  const accepted = reader === 'seller' ? texts.youAcceptedOn : texts.acceptedOn;
  return (
    <dl dir="auto" className="grid gap-4 [&_dd]:wrap-anywhere [&_dd]:whitespace-pre-line [&_dt]:font-medium">
      <div>
        <dt>{openedBy[sideOf(dispute.openedBy)](showDate(dispute.openedAt))}</dt>
        <dd className="text-muted">{[saleReasonText(dispute.reason), dispute.text].filter(Boolean).join('\n')}</dd>
      </div>
      {evidence.filter(isEarly).map(show)}
      {decision ? (
        <Decided
          title={(decision.by === 'seller' ? accepted : texts.decidedOn)(showDate(decision.at))}
          decision={decision}
        />
      ) : null}
      {appeal ? (
        <div>
          <dt>{texts.appealBy[sideOf(appeal.by)](showDate(appeal.at))}</dt>
          <dd className="text-muted">{appeal.reason}</dd>
        </div>
      ) : null}
      {evidence.filter((one) => !isEarly(one)).map(show)}
      {appeal?.decision?.by === 'operator' ? (
        <Decided
          title={texts.appealDecided(showDate(appeal.decision.at))}
          decision={appeal.decision}
          first={decision?.outcome}
        />
      ) : null}
      {appeal?.decision?.by === 'clock' ? (
        <dt>
          {appeal.decision.outcome === decision?.outcome
            ? texts.appealLapsed(showDate(appeal.decision.at))
            : texts.undecided}
        </dt>
      ) : null}
    </dl>
  );
}

type DecidedProps = { title: string; decision: Omit<Decision, 'by'>; first?: Decision['outcome'] | undefined };

function Decided({ title, decision, first }: DecidedProps) {
  const { outcome, amountCents = 0, reason } = decision;
  return (
    <div>
      <dt>{title}</dt>
      <dd>{words.disputes.outcomes[shownOutcome(outcome, first)](showMoney(amountCents))}</dd>
      {reason ? <dd className="text-muted">{saleReasonText(reason)}</dd> : null}
    </div>
  );
}
