type SpanAttributes = Record<string, string | number>;

export type SpanOptions = {
  name: string;
  kind: 'server' | 'client' | 'job';
  attributes?: SpanAttributes;
  /** `traceparent` of a trusted proxy. */
  traceparent?: string | undefined;
};

export type OpenSpan = {
  describe(name: string, attributes: SpanAttributes): void;
  /** @param type a code, never a message */
  fail(type: string): void;
};

/** Without it, no code of OpenTelemetry is loaded. */
export type Tracing = {
  /**
   * Spans inside it are its children.
   * @param isWorthExporting if false, all are dropped
   */
  inSpan<T>(
    options: SpanOptions,
    work: (span: OpenSpan) => Promise<T>,
    isWorthExporting?: (result: T) => boolean,
  ): Promise<T>;
  /** The promise stays. @param optionsOf only called with an open span */
  watch(optionsOf: () => SpanOptions, call: Promise<unknown>): void;
  ids(): { trace_id?: string; span_id?: string };
  /** Takes two seconds at most. */
  stop(): Promise<void>;
};

/** The port's calls become client spans. */
export function traceCalls<T extends object>(tracing: Tracing | undefined, peer: string, port: T): T {
  if (!tracing) return port;
  return new Proxy(port, {
    get(target, method) {
      const value: unknown = Reflect.get(target, method);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const answer: unknown = value.apply(target, given);
        const optionsOf = () =>
          ({ name: `${peer} ${String(method)}`, kind: 'client', attributes: { 'peer.service': peer } }) as const;
        if (answer instanceof Promise) tracing.watch(optionsOf, answer);
        return answer;
      };
    },
  });
}
