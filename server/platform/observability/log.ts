import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../../app/config.ts';

/**
 * Creates the structured logger. Masks emails, tokens and secrets.
 * @param to output, for tests
 */
export function createLogger(config: Pick<Config, 'logLevel'>, to?: DestinationStream): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: MASK },
      hooks: { streamWrite: mask },
      serializers: { err: describeError },
    },
    to,
  );
}

const MASK = '[masked]';

/** Secret fields, masked regardless of format. */
const secrets = ['email', 'token', 'password', 'newPassword', 'authorization', 'cookie', 'clientSecret'];

/** Emails, signed tokens and client secrets. JSON escapes match first, so that none is cut. */
const personal =
  /\\(?:u[\da-f]{4}|.)|[\w.+'-]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)+|\beyJ[\w-]+\.[\w-]+\.[\w-]*|_secret_\w+/gi;

const mask = (line: string) => line.replace(personal, (found) => (found.startsWith('\\') ? found : MASK));

/** The database may add a whole row, which must not be logged. */
const told = ['code', 'constraint', 'table', 'statusCode', 'requestId', 'queue'];

function describeError(error: unknown) {
  if (!isErrorLike(error)) return String(error);
  const { type, message, stack } = pino.stdSerializers.err(error);
  const rest = Object.entries(error).filter(([name]) => told.includes(name));
  return { type, message, stack, ...Object.fromEntries(rest) };
}

/** Includes error-like objects, such as those of the job queue. */
const isErrorLike = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
