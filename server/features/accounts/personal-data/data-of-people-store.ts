import { sql } from 'kysely';
import { ERASED_NAME } from './erasing-store.ts';
import type { PersonalData } from './personal-data.ts';

export const dataOfPeople: readonly PersonalData[] = [
  {
    tables: ['accounts'],
    feature: 'features/accounts',
    privacy: {
      what: 'account: name, e-mail, type, language, the verified name and why a badge is suspended',
      why: 'to know who lists and buys',
      howLong: 'as long as the account, and 30 days',
      erasedBy: `the clock puts "Deleted account" in the name's place`,
    },
    erase: (id) => [
      sql`update accounts set issuer = 'erased', subject = ${id}, email = ${`${id}@erased.invalid`},
          display_name = ${ERASED_NAME}, verified_at = null, verified_name = null, badge_reason = null, email_verified = false, erased_at = now() where id = ${id}`,
    ],
    export: {
      account: (
        id,
      ) => sql`select id, email, display_name, type, verified_at, verified_name, badge_suspended_at, badge_reason, email_verified, language, created_at
      from accounts where id = ${id}`,
    },
  },
  {
    tables: ['identity.users', 'identity.accounts'],
    feature: 'adapters',
    privacy: {
      what: "login: e-mail, password hash, Google's id",
      why: 'to log in',
      howLong: 'as the account',
      erasedBy: 'the clock deletes it. With Firebase: delete the person in its console',
    },
  },
  {
    tables: ['identity.two_factors', 'identity.passkeys'],
    feature: 'adapters',
    privacy: {
      what: "second factors: the secret of an authenticator app and backup codes, encrypted; the half minute of the app's last used code; public keys of passkeys",
      why: 'to protect a login',
      howLong: 'until the person removes them, or as the account',
      erasedBy: 'the person; the clock',
    },
  },
  {
    tables: ['identity.sessions'],
    feature: 'adapters',
    privacy: {
      what: 'sessions: browser, times, when a password or second factor was last shown',
      why: 'to show and end them',
      howLong: 'until they end, 7 days at most',
      erasedBy: 'their end; the removal of the account',
    },
  },
  {
    tables: ['identity.verifications'],
    feature: 'adapters',
    privacy: {
      what: 'links in mails, and logins that wait for their code',
      why: 'to prove an e-mail, to reset a password',
      howLong: 'an hour to a day',
      erasedBy: 'their use or end; a new password',
    },
  },
  {
    tables: ['identity.tries'],
    feature: 'adapters',
    privacy: {
      what: 'tries at logins and forms, by a keyed hash of the address or account; where an owner logged in',
      why: 'to stop guessing',
      howLong: 'an hour to a day; where an owner logged in 30 days',
      erasedBy: 'their end',
    },
  },
  {
    tables: ['identity.jwks'],
    feature: 'adapters',
    privacy: {
      what: 'keys that sign logins; no person',
      why: 'to prove sessions',
      howLong: 'as long as they are used',
      erasedBy: '–',
    },
  },
];
