import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../../../words.ts';
import type { CardElementProps, WalletsProps } from './card-driver.ts';
import { useCardState } from './card-provider.tsx';

/** Renders the card field, with its own validation errors. */
export function CardElement(props: CardElementProps) {
  const { driver, hasFailed, tryAgain } = useCardState();
  if (driver) return driver.renderField(props);
  if (!hasFailed) return <p role="status">{words.app.loading}</p>;
  return (
    <Notice kind="error">
      <p>{words.card.notLoaded}</p>
      <Button className="justify-self-start" onClick={tryAgain}>
        {words.failure.tryAgain}
      </Button>
    </Notice>
  );
}

export function Wallets(props: WalletsProps) {
  return useCardState().driver?.renderWallets?.(props) ?? null;
}
