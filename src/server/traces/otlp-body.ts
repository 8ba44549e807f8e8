import type { Span, SpanKind } from './span.ts';

/** As the protocol numbers them. */
const KINDS: Readonly<Record<SpanKind, number>> = { server: 2, client: 3, consumer: 5 };
const FAILED = 2;
const SCOPE = 'countinghouse';

type Attributes = Span['attributes'];

/** Spans as OTLP writes them in JSON (`POST /v1/traces`); `about` says whose they are. */
export function otlpBody(spans: readonly Span[], about: Attributes): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf(about) },
        scopeSpans: [{ scope: { name: SCOPE }, spans: spans.map(spanOf) }],
      },
    ],
  });
}

const spanOf = ({ kind, beganMs, endedMs, attributes, isFailed, ...span }: Span) => ({
  ...span,
  kind: KINDS[kind],
  startTimeUnixNano: nanosecondsOf(beganMs),
  endTimeUnixNano: nanosecondsOf(endedMs),
  attributes: attributesOf(attributes),
  status: isFailed ? { code: FAILED } : {},
});

/** As text: a number of JSON cannot hold so many. */
const nanosecondsOf = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * 1000n);

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
