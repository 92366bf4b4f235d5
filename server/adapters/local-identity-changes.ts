import { z } from 'zod';
import type { LoginChange } from '../ports/identity.ts';
import type { CallRules } from './local-identity-calls.ts';
import type { Added } from './local-identity-ending-store.ts';
import type { Owner } from './local-identity-person-store.ts';
import type { Protection } from './local-identity-session-store.ts';

type Changed = { rules: CallRules; owner: Owner; before: Protection | undefined; response: Response };

type After = {
  findApp(userId: string): Promise<string | undefined>;
  notifyOfChange(userId: string, change: LoginChange, added?: Added): Promise<void>;
};

/** Mails a change, with a link that undoes it. */
export async function afterChange({ rules, owner, before, response }: Changed, after: After): Promise<void> {
  const { change } = rules;
  // Each login enters a code; only the first one adds the app.
  if (!change || (change === 'app_added' && (before === undefined || before.hasCodes))) return;
  await after.notifyOfChange(owner.id, change, {
    app: change === 'app_added' ? await after.findApp(owner.id) : undefined,
    passkey: change === 'passkey_added' ? await readId(response) : undefined,
  });
}

const made = z.object({ id: z.string() });

async function readId(response: Response): Promise<string | undefined> {
  return made.safeParse(
    await response
      .clone()
      .json()
      .catch(() => undefined),
  ).data?.id;
}
