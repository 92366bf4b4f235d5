import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** Structured lines for operators. E-mails, tokens and cookies are masked wherever they would stand (reliability T35). */
export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['email', '*.email', 'token', '*.token', 'authorization', '*.authorization', 'cookie', '*.cookie'],
      censor: '[masked]',
    },
    hooks: {
      logMethod(args, method) {
        method.apply(this, args.map((arg) => (typeof arg === 'string' ? maskEmails(arg) : arg)) as typeof args);
      },
    },
    serializers: { err: (error: Error) => ({ ...pino.stdSerializers.err(error), message: maskEmails(error.message) }) },
  });
}

const maskEmails = (text: string) => text.replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[masked]');
