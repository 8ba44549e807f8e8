/** What a span is of: something that was asked of us, that we asked of others, or that waited until its time came. */
export type SpanKind = 'server' | 'client' | 'consumer';

/** One part of a trace, from its beginning to its end, as OpenTelemetry understands it. */
export type Span = Readonly<{
  traceId: string;
  spanId: string;
  /** The part that asked for it; none where it is the first of its trace. */
  parentSpanId: string | undefined;
  name: string;
  kind: SpanKind;
  /** Since 1970, in milliseconds and their parts. */
  beganMs: number;
  endedMs: number;
  /** Never a value that somebody typed, and never a secret. */
  attributes: Readonly<Record<string, string | number>>;
  isFailed: boolean;
}>;
