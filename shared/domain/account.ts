/** Who people are and what a role may do (spec §6, reliability 4). */
export const signUpTypes = ['buyer', 'seller'] as const;
export type AccountType = (typeof signUpTypes)[number] | 'admin';

export type Account = {
  id: string;
  email: string;
  displayName: string;
  type: AccountType;
  /** An admin has vouched for this seller; shown as the verified badge. */
  verified: boolean;
  /** The identity service has proof that the e-mail is theirs. */
  emailVerified: boolean;
  /** An admin has suspended the account: it can neither list nor sell. */
  suspended?: true;
};

const isSeller = (account: Pick<Account, 'type'>) => account.type === 'seller' || account.type === 'admin';

/** The one home of role rules: handlers refuse by it, screens disable by it and say why. */
export const accountCan = {
  sell: isSeller,
  administer: (account: Pick<Account, 'type'>) => account.type === 'admin',
  /** Only sellers are verified (spec §4). What an admin gave is suspended by a rename, or by an admin with a reason. */
  beVerified: (account: Pick<Account, 'type' | 'verified'>) => account.type === 'seller' && !account.verified,
  loseBadge: (account: Pick<Account, 'type' | 'verified'>) => account.type === 'seller' && account.verified,
};
