import { showDate, showTime } from '../../platform/i18n/formats.ts';
import { Notice } from '../../ui/notice.tsx';
import { words } from '../../words.ts';

/** Says from when on a new account is paid. */
export const AccountWait = ({ usableFrom }: { usableFrom: string | undefined }) =>
  usableFrom ? (
    <Notice kind="info">{words.earnings.waitsUntil(`${showDate(usableFrom)}, ${showTime(usableFrom)}`)}</Notice>
  ) : null;
