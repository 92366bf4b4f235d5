type Issued = { id: string; tokenEpoch: number; secondFactor?: boolean; provenSecondsAgo?: number };
type Verified = { accountId: string; tokenEpoch: number; secondFactor: boolean; provenSecondsAgo: number | undefined };

export type AccessTokens = {
  /** It holds no role: the account row is read on every request. */
  issue(account: Issued): Promise<string>;
  /** @returns undefined when forged, foreign, or older than 300 s */
  verify(token: string): Promise<Verified | undefined>;
};
