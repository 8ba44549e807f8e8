import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { isRecorded, type TraceParent } from '#domain/running/trace-id.ts';
import type { Span, SpanKind } from './span.ts';

type About = Readonly<{
  name: string;
  kind: SpanKind;
  attributes: Span['attributes'];
  isFailed: boolean;
}>;

/** A part of a trace that has begun. */
export type OpenSpan = TraceParent & Readonly<{ end(about: About): void }>;

export type Tracer = Readonly<{
  /** A part of whatever asked for it; of nothing, the first of a new trace. */
  begin(parent: TraceParent | undefined): OpenSpan;
  /** Whatever is done inside, now or later, is a part of this one. */
  runIn<Answer>(span: OpenSpan, work: () => Answer): Answer;
  /** Work from its beginning to its end, as a part of what is under way here. */
  follow<Answer>(about: Omit<About, 'isFailed'>, work: () => Promise<Answer>): Promise<Answer>;
  /** Something that has just ended and took so long; where nothing is under way it is part of nothing, and not kept. */
  note(about: About, ms: number): void;
}>;

const TRACE_BYTES = 16;
const SPAN_BYTES = 8;
const idOf = (bytes: number): string => randomBytes(bytes).toString('hex');
const nowMs = (): number => performance.timeOrigin + performance.now();

/** `keep` hears of every part of those traces that are recorded: so large a share of all. */
export function openTracer({ share, keep }: Readonly<{ share: number; keep: (span: Span) => void }>): Tracer {
  const underWay = new AsyncLocalStorage<OpenSpan>();
  const begin = (parent: TraceParent | undefined, beganMs = nowMs()): OpenSpan => {
    const { traceId, spanId: parentSpanId } = parent ?? { traceId: idOf(TRACE_BYTES), spanId: undefined };
    const spanId = idOf(SPAN_BYTES);
    const end = (about: About) => {
      if (isRecorded(traceId, share))
        keep({ traceId, spanId, parentSpanId, ...about, beganMs, endedMs: nowMs() });
    };
    return { traceId, spanId, end };
  };
  return {
    begin: (parent) => begin(parent),
    runIn: (span, work) => underWay.run(span, work),
    follow: async (about, work) => {
      const span = begin(underWay.getStore());
      try {
        const answer = await underWay.run(span, work);
        span.end({ ...about, isFailed: false });
        return answer;
      } catch (error) {
        span.end({ ...about, isFailed: true });
        throw error;
      }
    },
    note: (about, ms) => {
      const asked = underWay.getStore();
      if (asked) begin(asked, nowMs() - ms).end(about);
    },
  };
}
