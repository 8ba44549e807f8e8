import type { Readable } from 'node:stream';
import type { Endpoint, Received, Replied } from '#contract/kit/endpoint.ts';
import type { Grant } from '../approvals/approval-needed.ts';
import type { Asked, Prepared } from '../approvals/prepared.ts';
import type { Actor, Deps } from '../deps.ts';
import type { LiveHub } from '../events/live-hub.ts';
import type { Idempotency } from '../operations/idempotency.ts';
import type { Written } from '../rows/written.ts';

/** What a handler may know of its request. On public endpoints `actor` is nobody: user 0 without capabilities. */
export type Context = Deps &
  Readonly<{
    actor: Actor;
    requestId: string;
    ip: string;
    idempotency: Idempotency;
    live: LiveHub;
    /** Why it is wanted, for whoever may have to approve it. */
    note?: string | undefined;
    /** Another person approved it. */
    grant?: Grant | undefined;
  }>;

/** Raw bytes with their kind, for endpoints that declare `stream`; with a name, they are a file to be kept. */
export type Streamed = Readonly<{
  body: Readable;
  contentType: string;
  filename?: string;
  /** Whoever read it keeps it so long, and asks by its mark whether it is still the same. */
  keep?: Readonly<{ etag: string; seconds: number }>;
}>;

export type Route = Readonly<{
  endpoint: Endpoint;
  handle: (context: Context, input: never) => unknown;
  approving?: Approving<never>;
}>;

/** How an act waits for a second person. */
export type Approving<Input> = Readonly<{
  /** Looks at what the call would do, without doing it; refuses what could not be done. Nothing: no rule concerns it. */
  prepare: (context: Context, input: Input) => Promise<Prepared | undefined>;
  /** What is asked for in the reader's words, where what was written down is still enough to say it. */
  words?: (asked: Asked) => string | undefined;
  /** The answer holds a secret for whoever asks: approved, it is done once they ask again. */
  showsSecret?: true;
}>;

/** An answer that says something beside itself, in headers of its own. */
export class Headed<Body> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;
  constructor(body: Body, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

type Answer<E extends Endpoint> = Replied<E> | Written<Replied<E>> | Headed<Replied<E> | Written<Replied<E>>>;

/** Ties an endpoint of the contract to the function that serves it; the types of both must agree. */
export const route = <E extends Endpoint>(
  endpoint: E,
  handle: (
    context: Context,
    input: Received<E>,
  ) => E['stream'] extends true ? Promise<Streamed> : Answer<E> | Promise<Answer<E>>,
  approving?: Approving<Received<E>>,
): Route => ({
  endpoint,
  handle: handle as Route['handle'],
  ...(approving && { approving: approving as NonNullable<Route['approving']> }),
});
