import { DISOWNED_DAYS, type DisownedMoney } from '../../../../shared/domain/payout.ts';
import { showMoney } from '../../../platform/i18n/formats.ts';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';

/** Says where the money of a disowned account is. */
export function DisownedAccount({ money: { heldCents, sendingCents, sentCents } }: { money: DisownedMoney }) {
  const texts = words.notMe;
  const gone = [
    sentCents ? texts.sent(showMoney(sentCents)) : sentCents === 0 && sendingCents === 0 ? texts.nothingSent : '',
    sendingCents > 0 ? texts.sending(showMoney(sendingCents)) : '',
    sentCents || sendingCents > 0 ? texts.afterSent : '',
  ].filter((text) => text !== '');
  return (
    <Notice kind={sentCents || sendingCents > 0 ? 'warning' : 'info'}>
      <p>
        {texts.held(DISOWNED_DAYS)} {heldCents > 0 ? texts.heldMoney(showMoney(heldCents)) : null}
      </p>
      {gone.length > 0 ? <p>{gone.join(' ')}</p> : null}
    </Notice>
  );
}
