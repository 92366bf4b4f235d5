/** Cached state: whether the shop is open to visitors. */
export type Opening = {
  isOpen(): boolean;
  missing(): readonly string[];
  hasAdmin(): Promise<boolean>;
  refresh(): Promise<void>;
};
