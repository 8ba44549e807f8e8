import type { Logger } from '../logger.ts';
import { otlpBody } from './otlp-body.ts';
import type { Span } from './span.ts';

export type SpanSender = Readonly<{
  keep(span: Span): void;
  /** What is still here is sent, once. */
  stop(): Promise<void>;
}>;

type Sending = Readonly<{
  url: string;
  headers: () => Readonly<Record<string, string>>;
  /** Whose spans they are. */
  about: Span['attributes'];
  log: Pick<Logger, 'info' | 'warn'>;
}>;

const EVERY_MS = 2000;
const AT_ONCE = 500;
/** More than this is let go: nobody's request waits for a trace, and no memory is filled with them. */
const WAITING_MAX = 5000;
const ANSWER_WITHIN_MS = 5000;
/** A stop has ten seconds for everything. */
const LAST_WITHIN_MS = 1000;

/** Sends spans in the background. A collector that is away costs its spans and two lines of the log, and nothing else. */
export function openSpanSender({ url, headers, about, log }: Sending): SpanSender {
  const waiting: Span[] = [];
  let lost = 0;
  let isAway = false;
  const send = async (withinMs: number): Promise<void> => {
    const spans = waiting.splice(0, AT_ONCE);
    if (spans.length === 0) return;
    try {
      const reply = await fetch(url, {
        ...{ method: 'POST', redirect: 'error', signal: AbortSignal.timeout(withinMs) },
        headers: { ...headers(), 'content-type': 'application/json' },
        body: otlpBody(spans, about),
      });
      await reply.body?.cancel();
      if (!reply.ok) throw new Error(`The collector of traces answered ${reply.status}.`);
      if (isAway) log.info({ lost }, 'traces are taken again');
      isAway = false;
      lost = 0;
    } catch (error) {
      lost += spans.length;
      if (!isAway) log.warn({ err: error }, 'traces are not taken, and are let go until they are');
      isAway = true;
    }
  };
  let isSending = false;
  const sendAll = async () => {
    if (isSending) return;
    isSending = true;
    do await send(ANSWER_WITHIN_MS);
    while (waiting.length >= AT_ONCE);
    isSending = false;
  };
  const timer = setInterval(() => void sendAll(), EVERY_MS);
  timer.unref();
  return {
    keep: (span) => {
      if (waiting.length < WAITING_MAX) waiting.push(span);
      else lost += 1;
    },
    stop: async () => {
      clearInterval(timer);
      await send(LAST_WITHIN_MS);
    },
  };
}
