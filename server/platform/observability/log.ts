import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../../ports/config.ts';

type Watch = {
  onAlert?: ((message: string) => void) | undefined;
  fields?: (() => object) | undefined;
};

/** Masks emails, tokens and secrets. @param to output, for tests */
export function createLogger(config: Pick<Config, 'logLevel'>, to?: DestinationStream, watch: Watch = {}): Logger {
  const { onAlert, fields } = watch;
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: MASK },
      hooks: {
        streamWrite: mask,
        logMethod(given, method) {
          const [facts, message] = given as unknown[];
          if (onAlert && isAlert(facts)) onAlert(String(message));
          method.apply(this, given);
        },
      },
      ...(fields ? { mixin: fields } : {}),
      serializers: { err: describeError },
    },
    to,
  );
}

const isAlert = (facts: unknown) => typeof facts === 'object' && facts !== null && 'alert' in facts;

const MASK = '[masked]';

/** Masked regardless of format. */
const secrets = ['email', 'token', 'password', 'newPassword', 'authorization', 'cookie', 'clientSecret'];

/** Emails, signed tokens, client secrets. JSON escapes match first, so that none is cut. */
const personal =
  /\\(?:u[\da-f]{4}|.)|[\w.+'-]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)+|\beyJ[\w-]+\.[\w-]+\.[\w-]*|_secret_\w+/gi;

const mask = (line: string) => line.replace(personal, (found) => (found.startsWith('\\') ? found : MASK));

/** The database may add a whole row: log only these. */
const loggedFields = ['code', 'constraint', 'table', 'statusCode', 'requestId', 'queue'];

function describeError(error: unknown) {
  if (!isErrorLike(error)) return String(error);
  const { type, message, stack } = pino.stdSerializers.err(error);
  const rest = Object.entries(error).filter(([name]) => loggedFields.includes(name));
  return { type, message, stack, ...Object.fromEntries(rest) };
}

/** Also error-like objects, such as the job queue's. */
const isErrorLike = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
