import type { SellerNumbers } from '../../../shared/contract/statistics.ts';
import { SELLER_DAYS } from '../../../shared/domain/period.ts';
import { showCount, showMoney } from '../../platform/i18n/formats.ts';
import { Figures } from '../../ui/figures.tsx';
import { words } from '../../words.ts';
import { DayCharts } from './day-charts.tsx';

export function SellerFigures({ numbers: { views, saves, onSale, onHold, sold, earnedCents } }: Props) {
  const say = words.numbers;
  return (
    <Figures
      label={say.yours}
      figures={[
        { label: say.views, value: showCount(views), hint: say.viewsHint },
        { label: say.saves, value: showCount(saves), hint: say.savesHint },
        { label: say.onHold, value: showCount(onHold), hint: say.onHoldHint },
        { label: say.sold, value: showCount(sold), hint: say.soldHint(showCount(onSale), onSale === 1) },
        { label: say.earned, value: showMoney(earnedCents), hint: say.earnedHint },
      ]}
    />
  );
}

export function SellerDays({ numbers: { days } }: Props) {
  return (
    <DayCharts
      title={words.numbers.lastDays(SELLER_DAYS)}
      days={days}
      series={[
        { label: words.numbers.views, of: ({ views }) => views, show: showCount },
        { label: words.numbers.saves, of: ({ saves }) => saves, show: showCount },
      ]}
    />
  );
}

type Props = { numbers: SellerNumbers };
