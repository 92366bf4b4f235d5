import type { SellerNumbers } from '../../../shared/contract/statistics.ts';
import { SELLER_DAYS } from '../../../shared/domain/period.ts';
import { showCount, showMoney } from '../../platform/i18n/formats.ts';
import { Figures } from '../../ui/figures.tsx';
import { words } from '../../words.ts';
import { DayCharts } from './day-charts.tsx';

export function SellerFigures({ numbers: { views, saves, onSale, onHold, sold, earnedCents } }: Props) {
  const texts = words.numbers;
  return (
    <Figures
      label={texts.yours}
      figures={[
        { label: texts.views, value: showCount(views), hint: texts.viewsHint },
        { label: texts.saves, value: showCount(saves), hint: texts.savesHint },
        { label: texts.onHold, value: showCount(onHold), hint: texts.onHoldHint },
        { label: texts.sold, value: showCount(sold), hint: texts.soldHint(showCount(onSale), onSale === 1) },
        { label: texts.earned, value: showMoney(earnedCents), hint: texts.earnedHint },
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
