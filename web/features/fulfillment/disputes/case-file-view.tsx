import type { CaseFile } from '../../../../shared/contract/fulfillment/disputes.ts';
import { otherParty } from '../../../../shared/domain/fulfillment.ts';
import { describeMessage } from '../../../platform/i18n/describe-message.ts';
import { showDate, showMoney, showNumber, showTime } from '../../../platform/i18n/formats.ts';
import { obstacleText } from '../../../platform/i18n/obstacle-text.ts';
import { conditionName } from '../../../platform/i18n/shown-names.ts';
import { Dotted } from '../../../ui/dotted.tsx';
import { BackToList } from '../../../ui/list/back-to-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Section } from '../../../ui/section.tsx';
import { words } from '../../../words.ts';
import { PersonName } from '../../accounts/person-link.tsx';
import { PhotoLinks } from '../../images/photo-links.tsx';
import { BankDisputeNotice } from '../bank-dispute-notice.tsx';
import { AbsenceDetails } from './absence-details.tsx';
import { DecideForm } from './decide-form.tsx';
import { DisputeDetails } from './dispute-details.tsx';

/** All that an operator needs to decide: report, listing as sold, photos, and messages. */
export function CaseFileView({ one }: { one: CaseFile }) {
  const texts = words.disputes;
  const { dispute, sold, deadlineAt } = one;
  const canDecide = dispute.state === 'open' ? !one.refunded : dispute.state === 'appealed';
  return (
    <>
      <PageHeading
        title={one.title}
        back={<BackToList to="/dashboard/admin/disputes">{texts.back}</BackToList>}
        lede={texts.paid(showMoney(one.priceCents + one.deliveryCents))}
      />
      <div className="grid gap-12">
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <span>
            {texts.buyer}: <PersonName id={one.buyer.id} name={one.buyer.name} />
          </span>
          <span>
            {words.payouts.seller}: <PersonName id={one.seller.id} name={one.seller.name} />
          </span>
        </p>
        <div className="grid items-start gap-10 md:grid-cols-2">
          <Section title={texts.reported}>
            <div className="grid gap-5">
              <AbsenceDetails absence={one.absence} reader="operator" />
              <DisputeDetails dispute={dispute} absent={one.absence && otherParty(one.absence.by)} reader="operator" />
              <PhotoLinks photos={one.photos} />
            </div>
          </Section>
          <Section title={texts.asSold}>
            <div className="grid gap-4">
              <p dir="auto" className="wrap-anywhere font-medium">
                {sold.title}
              </p>
              <p dir="auto" className="wrap-anywhere whitespace-pre-line text-muted">
                {sold.description}
              </p>
              {sold.defects ? (
                <div className="grid gap-1">
                  <h3 className="font-medium">{texts.declaredDefects}</h3>
                  <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                    {sold.defects}
                  </p>
                </div>
              ) : null}
              <p className="text-muted">
                <Dotted>
                  {conditionName(sold.condition)}
                  {sizeOf(sold)}
                  {sold.location}
                </Dotted>
              </p>
              <PhotoLinks photos={sold.pictures} />
            </div>
          </Section>
        </div>
        <Section title={texts.messages}>
          {one.messages.length === 0 ? <p className="text-muted">{texts.noMessages}</p> : <Messages one={one} />}
        </Section>
        {one.refunded ? <Notice kind="info">{texts.refundedMeanwhile}</Notice> : null}
        {one.isBankDisputed ? <BankDisputeNotice state={one.fulfillmentState} reader="operator" /> : null}
        {canDecide ? (
          <Section title={texts.decision}>
            <div className="grid gap-5">
              {deadlineAt ? (
                <Notice kind="info">
                  {(dispute.state === 'appealed' ? texts.decideAppealUntil : texts.decideUntil)(
                    `${showDate(deadlineAt)}, ${showTime(deadlineAt)}`,
                  )}
                </Notice>
              ) : null}
              {one.obstacle ? <Notice kind="info">{obstacleText(one.obstacle)}</Notice> : <DecideForm one={one} />}
            </div>
          </Section>
        ) : null}
      </div>
    </>
  );
}

function Messages({ one: { messages, buyer, seller } }: { one: CaseFile }) {
  const names = { buyer: buyer.name, seller: seller.name, system: words.disputes.market };
  return (
    <ol className="grid max-w-2xl border-line border-t">
      {messages.map(({ id, from, images, at, ...message }) => (
        <li key={id} className="grid gap-2 border-line border-b py-3">
          <span className="text-muted text-sm">
            {names[from]}, {showDate(at)}, {showTime(at)}
          </span>
          <span dir="auto" className="wrap-anywhere whitespace-pre-line">
            {describeMessage(message)}
          </span>
          <PhotoLinks photos={images} />
        </li>
      ))}
    </ol>
  );
}

const sizeOf = ({ widthMm, depthMm, heightMm }: CaseFile['sold']) => {
  const known = [widthMm, depthMm, heightMm].filter((one) => one !== undefined);
  return known.length > 0 ? `${known.map((mm) => showNumber(mm / 10)).join(' × ')} cm` : '';
};
