export type AccessTokens = {
  /** Signs a token. It holds no role: the account row is read on every request. */
  issue(account: { id: string; tokenEpoch: number; secondFactor?: boolean }): Promise<string>;
  /** @returns undefined when forged, foreign, or older than 300 s */
  verify(token: string): Promise<{ accountId: string; tokenEpoch: number; secondFactor: boolean } | undefined>;
};
