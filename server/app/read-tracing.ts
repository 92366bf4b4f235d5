import type { TracingSettings } from '../ports/config.ts';
import type { Env } from './env.ts';
import { ConfigError, choice, number, url } from './read-setting.ts';

const samplers = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [name, `parentbased_${name}`]);

/** Reads the standard variables of OpenTelemetry; undefined without a collector. */
export function readTracing(env: Env): TracingSettings | undefined {
  const endpoint = url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  if (!endpoint) return undefined;
  return {
    endpoint,
    headers: readHeaders(env.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
    serviceName: env.OTEL_SERVICE_NAME ?? 'settee',
    sampler: choice(env, 'OTEL_TRACES_SAMPLER', { choices: samplers, fallback: 'parentbased_always_on' }),
    ratio: number(env, 'OTEL_TRACES_SAMPLER_ARG', { fallback: 1, min: 0, max: 1 }),
  };
}

/** `name=value` pairs with commas between them; values are encoded as in URLs. */
function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  const read = pairs.map((pair) => {
    const [, name, value] = /^\s*([\w-]+)=(.*?)\s*$/.exec(pair) ?? [];
    if (!name || !value || /%(?![\da-f]{2})/i.test(value))
      throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS must be name=value, with commas between several.');
    return [name, decodeURIComponent(value)];
  });
  return Object.fromEntries(read);
}
