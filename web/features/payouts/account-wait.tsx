import { showDate, showTime } from '../../platform/i18n/formats.ts';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';

export const AccountWait = ({ usableFrom }: { usableFrom: string | undefined }) =>
  usableFrom ? (
    <Notice kind="info">{words.earnings.waitsUntil(`${showDate(usableFrom)}, ${showTime(usableFrom)}`)}</Notice>
  ) : null;
