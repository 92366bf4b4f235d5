import type { CaseContext } from '../../../shared/contract/cases/context.ts';
import { describeMessage } from '../../platform/i18n/describe-message.ts';
import { showDate, showTime } from '../../platform/i18n/formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { words } from '../../words.ts';

/** A reported message between those before and after it, in order. */
export function ReportedMessages({ messages }: { messages: NonNullable<CaseContext['messages']> }) {
  const texts = words.cases;
  return (
    <ol className="grid max-w-2xl gap-1">
      {messages.map(({ id, from, at, reported, hidden, ...message }) => (
        <li
          key={id}
          className={`grid gap-1 rounded-card border px-4 py-3 ${reported ? 'border-warning bg-warning-soft' : 'border-transparent'}`}
        >
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span dir="auto" className="wrap-anywhere min-w-0 font-medium">
              {from?.name ?? texts.marketplace}
            </span>
            <time dateTime={at} className="text-muted">
              {showDate(at)}, {showTime(at)}
            </time>
            {reported ? <strong className="font-medium text-warning">{texts.reportedOne}</strong> : null}
            {hidden ? <Badge tone="danger">{texts.hiddenOne}</Badge> : null}
          </span>
          <span dir="auto" className="wrap-anywhere whitespace-pre-line">
            {describeMessage(message) || <i className="text-muted">{texts.noText}</i>}
          </span>
        </li>
      ))}
    </ol>
  );
}
