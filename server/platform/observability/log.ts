import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../../app/config.ts';

/**
 * Structured lines for operators. E-mails, tokens and client secrets are masked in the finished line, wherever they
 * stand, and of an error only what names the fault is kept (reliability T35).
 * @param to where the lines go; the process's output unless a test listens
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

/** Fields that hold nothing but a secret, so that no pattern has to know its form. */
const secrets = ['email', 'token', 'password', 'newPassword', 'authorization', 'cookie', 'clientSecret'];

/**
 * An e-mail, as it is or within an address; a signed token; the provider's leave to confirm a payment. What JSON has
 * escaped is taken first, so that no escape is cut in two.
 */
const personal =
  /\\(?:u[\da-f]{4}|.)|[\w.+'-]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)+|\beyJ[\w-]+\.[\w-]+\.[\w-]*|_secret_\w+/gi;

const mask = (line: string) => line.replace(personal, (found) => (found.startsWith('\\') ? found : MASK));

/** What names a fault, besides its type and message. The database adds the whole row to some errors: that is not for the log. */
const told = ['code', 'constraint', 'table', 'statusCode', 'requestId', 'queue'];

function describeError(error: unknown) {
  if (!isErrorLike(error)) return String(error);
  const { type, message, stack } = pino.stdSerializers.err(error);
  const rest = Object.entries(error).filter(([name]) => told.includes(name));
  return { type, message, stack, ...Object.fromEntries(rest) };
}

/** Also what a library sends as the parts of an error, as the queue does. */
const isErrorLike = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
