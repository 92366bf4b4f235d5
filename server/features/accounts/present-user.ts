import type { User } from '../../../shared/contract/accounts.ts';
import type { Account } from '../../../shared/domain/account.ts';
import type { AccountRow } from './account-store.ts';

export const toAccount = (row: AccountRow): Account => ({
  id: row.id,
  email: row.email,
  displayName: row.display_name,
  type: row.type,
  verified: row.verified_at !== null,
  emailVerified: row.email_verified,
  ...(row.suspended_at ? { suspended: true } : {}),
});

/** Returns the public profile of a seller. */
export const presentProfile = (row: AccountRow): User => ({
  id: row.id,
  displayName: row.display_name,
  type: row.type,
  verified: row.verified_at !== null,
});

/** Returns the full record, for its owner and admins. */
export const presentUser = (row: AccountRow): User => ({
  ...presentProfile(row),
  email: row.email,
  emailVerified: row.email_verified,
  createdAt: row.created_at.toISOString(),
  language: row.language,
  ...(row.suspended_at ? { suspended: true } : {}),
  ...(row.badge_suspended_at
    ? {
        badgeSuspended: {
          at: row.badge_suspended_at.toISOString(),
          verifiedName: row.verified_name ?? row.display_name,
          ...(row.badge_reason === null ? {} : { reason: row.badge_reason }),
        },
      }
    : {}),
});
