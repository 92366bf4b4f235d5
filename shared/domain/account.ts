export const signUpTypes = ['buyer', 'seller'] as const;
export type AccountType = (typeof signUpTypes)[number] | 'admin';

export type Account = {
  id: string;
  email: string;
  displayName: string;
  type: AccountType;
  verified: boolean;
  emailVerified: boolean;
  /** Suspended by an admin: it can neither list nor sell. */
  suspended?: true;
};

const isSeller = (account: Pick<Account, 'type'>) => account.type === 'seller' || account.type === 'admin';

/** Role rules, for handlers and screens. */
export const accountCan = {
  sell: isSeller,
  administer: (account: Pick<Account, 'type'>) => account.type === 'admin',
  /** Only sellers are verified (spec §4). A rename or an admin suspends it. */
  beVerified: (account: Pick<Account, 'type' | 'verified'>) => account.type === 'seller' && !account.verified,
  loseBadge: (account: Pick<Account, 'type' | 'verified'>) => account.type === 'seller' && account.verified,
};

/** Days in which the link “This was not me” works. */
export const NOT_ME_DAYS = 7;
