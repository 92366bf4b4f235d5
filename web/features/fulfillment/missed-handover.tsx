import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import type { SaleReason } from '../../../shared/words/fulfillment/sale-reasons.ts';
import { getApi } from '../../platform/api-client.ts';
import { words } from '../../words.ts';
import { ReportDialog } from './report-dialog.tsx';

const nobodyCame: readonly SaleReason[] = ['waited_there', 'nobody_answered', 'other_reason'];
const wasThere: readonly SaleReason[] = ['was_there', 'other_time_agreed', 'was_handed_over', 'other_reason'];

/** Reports that the other one did not come, or answers that. */
export function MissedHandover({ one }: { one: DetailedFulfillment }) {
  const texts = words.disputes;
  const isOver = one.window !== null && Date.parse(one.window.end) < Date.now();
  const isAnswer = one.state === 'no_show' && one.absent === one.role;
  if (one.role === 'operator' || !(isAnswer || (one.state === 'arranged' && isOver))) return null;
  return (
    <ReportDialog
      draftOf={`no-show-${one.id}`}
      act={isAnswer ? texts.wasThere : texts.nobodyCame(one.other.name)}
      explained={isAnswer ? texts.wasThereText : texts.nobodyCameText(one.other.name)}
      reasons={isAnswer ? wasThere : nobodyCame}
      label={words.endingSale.text(one.other.name)}
      kind={isAnswer ? 'primary' : 'quiet'}
      photos="possible"
      send={(body) => getApi().reportNoShow({ params: { id: one.id }, body })}
    />
  );
}
