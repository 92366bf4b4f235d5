import type { Refusal } from '../../shared/words/refusal.ts';
import { identityRefusals } from '../../shared/words/refusals/identity.ts';

const COMMON = identityRefusals.commonPassword();
const OWN = identityRefusals.guessablePassword();

let common: ReadonlySet<string> | undefined;

/** Takes megabytes. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** Anybody here could guess them. */
const SOFTWARE = ['settee', 'settee-demo'];

const MIN_WORD = 4;

/**
 * Refuses common passwords (49,000, offline), patterns, and the person's name or email.
 * @returns why it is refused, or undefined
 */
export async function refusePassword(
  password: string,
  person: { email?: string; name?: string },
): Promise<Refusal | undefined> {
  const known = common ?? (await loadCommon());
  common = known;
  const typed = password.toLowerCase();
  const core = typed.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  if ([typed, core].some((word) => known.has(word)) || SOFTWARE.includes(core)) return COMMON;
  if (isPattern(typed)) return COMMON;
  const own = [person.email, person.email?.split('@')[0], ...(person.name ?? '').split(/\s+/), person.name];
  const words = own.map((word) => word?.toLowerCase() ?? '').filter((word) => word.length >= MIN_WORD);
  return words.some((word) => typed === word || core === word) ? OWN : undefined;
}

/** Repeats one to four characters, or is a sequence. */
function isPattern(typed: string): boolean {
  if (/^(.{1,4}?)\1+$/s.test(typed)) return true;
  const steps = new Set(Array.from(typed, (char, at) => char.charCodeAt(0) - typed.charCodeAt(at - 1)).slice(1));
  return steps.size === 1;
}
