import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { hrTime, parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { lookUp } from '../../../shared/domain/look-up.ts';
import type { TracingSettings } from '../../ports/config.ts';
import { inTime } from '../process/in-time.ts';
import type { OpenSpan, SpanOptions, Tracing } from './tracing.ts';

/** Milliseconds for one batch with its retries. */
const SEND_WITHIN = 5_000;
const STOP_WITHIN = 2_000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, job: SpanKind.INTERNAL };

/** `waiting`: ended spans of a run that may have had nothing to do. */
type Scope = { context: Context; waiting?: (() => void)[] | undefined };

/**
 * Sends spans by OTLP over HTTP, in batches. Without the collector they are dropped.
 * @param onDropped called with the reason
 */
export function createOtlpTracing(settings: TracingSettings, onDropped: (error: unknown) => void): Tracing {
  const current = new AsyncLocalStorage<Scope>();
  setGlobalErrorHandler((error) => current.exit(() => onDropped(error)));
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    headers: settings.headers,
    timeoutMillis: SEND_WITHIN,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.serviceName,
      'service.instance.id': crypto.randomUUID(),
    }),
    sampler: chooseSampler(settings),
    spanLimits: { attributeValueLengthLimit: 2_000 },
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: SEND_WITHIN })],
  });
  const tracer = provider.getTracer('settee');

  const start = ({ name, kind, attributes, traceparent }: SpanOptions, scope: Scope | undefined) =>
    tracer.startSpan(
      name,
      { kind: kinds[kind], ...(attributes ? { attributes } : {}), startTime: hrTime() },
      scope?.context ?? remoteContext(traceparent),
    );

  return {
    async inSpan(options, work, isWorthExporting) {
      // A webhook may start a job, which is a separate trace.
      const outer = options.kind === 'job' ? undefined : current.getStore();
      const span = start(options, outer);
      const context = trace.setSpan(outer?.context ?? ROOT_CONTEXT, span);
      const waiting = isWorthExporting ? [] : outer?.waiting;
      let isExported = true;
      try {
        const result = await current.run({ context, waiting }, () => work(openSpan(span)));
        isExported = isWorthExporting?.(result) ?? true;
        return result;
      } catch (error) {
        fail(span, typeOf(error));
        throw error;
      } finally {
        if (isExported) end(span, waiting);
        if (isExported && isWorthExporting) for (const endOne of waiting ?? []) endOne();
      }
    },
    watch(optionsOf, call) {
      const scope = current.getStore();
      if (!scope || !trace.getSpan(scope.context)?.isRecording()) return;
      const span = start(optionsOf(), scope);
      call.then(
        () => end(span, scope.waiting),
        (error: unknown) => {
          fail(span, typeOf(error));
          end(span, scope.waiting);
        },
      );
    },
    ids() {
      const scope = current.getStore();
      const found = scope && trace.getSpanContext(scope.context);
      return found ? { trace_id: found.traceId, span_id: found.spanId } : {};
    },
    async stop() {
      await inTime(provider.shutdown().catch(onDropped), STOP_WITHIN, () => undefined);
    },
  };
}

function chooseSampler({ sampler, ratio }: TracingSettings): Sampler {
  const roots: Record<string, () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  const root = lookUp(roots, sampler.replace('parentbased_', ''))?.() ?? new AlwaysOnSampler();
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function remoteContext(traceparent: string | undefined): Context {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

function end(span: Span, waiting: (() => void)[] | undefined): void {
  const now = hrTime();
  if (waiting) waiting.push(() => span.end(now));
  else span.end(now);
}

function fail(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', type);
}

const openSpan = (span: Span): OpenSpan => ({
  describe: (name, attributes) => void span.updateName(name).setAttributes(attributes),
  fail: (type) => fail(span, type),
});

/** Never the message, which may hold an email. */
function typeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '_OTHER';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : '_OTHER';
}
