import type * as z from 'zod/mini';
import type { Capability } from '#domain/people/capabilities.ts';
import type { ErrorCode } from './errors.ts';

/** Who may call: everyone, anyone signed in, or whoever has the capability. */
type Asked = 'public' | 'signed_in' | Capability;

/** What a call costs; each class has its own rate limit. */
export type CallClass = 'read' | 'write' | 'money' | 'export' | 'upload';

export type Act = 'refund' | 'pay_out' | 'bank' | 'fraud_rules' | 'people' | 'api_key';

/**
 * One call, wholly described. `path` stands below `/wp-json` (see `addressOf`) and names parameters as `:name`.
 * `input` is the whole request: path parameters first, the rest travels as query (GET, DELETE) or body.
 * A `stream` answers raw bytes instead of JSON.
 */
export type Endpoint = Readonly<{
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  summary: string;
  capability: Asked;
  /** Needed beside it. */
  also?: readonly Capability[];
  /** Any of these will do as well; the handler then looks at what each may touch. */
  or?: readonly Capability[];
  class?: CallClass;
  /** Moves money out, or changes bank, people or keys: somebody signed in must have proved who they are lately. */
  fresh?: true;
  /** What approval rules call it, where one may ask for a second person. */
  act?: Act;
  input: z.ZodMiniObject;
  /** A call with a body whose parameters may also travel in the query, as older clients send them. */
  readsQuery?: true;
  /** Travels as a form with one file in it instead of JSON: `file` of the input is that file, everything else is text. */
  upload?: Readonly<{
    bytesMax: number;
    /** What a larger one is refused with; without it, with what is said of evidence. */
    tooLarge?: 'bank_file_too_large';
  }>;
  reply: z.ZodMiniType;
  /** Who may not call is told with the codes and words of WooCommerce, as tools for stores expect. */
  speaks?: 'woocommerce';
  /** Answers 201, with the address of what was made. */
  creates?: true;
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

/** Whether somebody who holds these may call; who is signed in at all was settled before. */
export const mayCall = (
  { capability, also = [], or = [] }: Pick<Endpoint, 'capability' | 'also' | 'or'>,
  held: readonly string[],
): boolean =>
  capability === 'public' ||
  capability === 'signed_in' ||
  ([capability, ...or].some((each) => held.includes(each)) && also.every((each) => held.includes(each)));

export type Sent<E extends Endpoint> = z.input<E['input']>;
export type Received<E extends Endpoint> = z.output<E['input']>;
export type Replied<E extends Endpoint> = z.input<E['reply']>;
export type Reply<E extends Endpoint> = z.output<E['reply']>;
