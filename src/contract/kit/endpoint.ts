import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** Who may call: everyone, anyone signed in, or whoever runs the store. */
export type Capability = 'public' | 'signed_in' | 'manage_woocommerce';

/** What a call costs; each class has its own rate limit. */
export type CallClass = 'read' | 'write' | 'money' | 'export' | 'upload';

/**
 * One call, wholly described. `path` stands below `/wp-json` (see `addressOf`) and names parameters as `:name`.
 * `input` is the whole request: path parameters first, the rest travels as query (GET, DELETE) or body.
 * A `stream` answers raw bytes instead of JSON.
 */
export type Endpoint = Readonly<{
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  summary: string;
  capability: Capability;
  class?: CallClass;
  input: z.ZodMiniObject;
  /** A call with a body whose parameters may also travel in the query, as older clients send them. */
  readsQuery?: true;
  /** Travels as a form with one file in it instead of JSON: `file` of the input is that file, everything else is text. */
  upload?: Readonly<{ bytesMax: number }>;
  reply: z.ZodMiniType;
  stream?: true;
  /** A stream that goes on until one side leaves. */
  endless?: true;
  errors: readonly ErrorCode[];
}>;

export const CONSOLE_ROOT = '/simulator/api/';

/** Where an endpoint answers: below `/wp-json`, but for the console of the simulated provider, which stands beside it. */
export const addressOf = ({ path }: Pick<Endpoint, 'path'>): string =>
  path.startsWith(CONSOLE_ROOT) ? path : `/wp-json${path}`;

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

export type Sent<E extends Endpoint> = z.input<E['input']>;
export type Received<E extends Endpoint> = z.output<E['input']>;
export type Replied<E extends Endpoint> = z.input<E['reply']>;
export type Reply<E extends Endpoint> = z.output<E['reply']>;
