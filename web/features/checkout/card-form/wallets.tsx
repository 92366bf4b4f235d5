import type { WalletsProps } from './card-driver.ts';
import { useCardState } from './card-provider.tsx';

/** Apple Pay and Google Pay, where the provider and the device offer them; nothing elsewhere. */
export function Wallets(props: WalletsProps) {
  return useCardState().driver?.renderWallets?.(props) ?? null;
}
