import type { WalletsProps } from './card-driver.ts';
import { useCardState } from './card-provider.tsx';

export function Wallets(props: WalletsProps) {
  return useCardState().driver?.renderWallets?.(props) ?? null;
}
