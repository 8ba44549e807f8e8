import type * as z from 'zod/mini';
import type { Endpoint, Reply, Sent } from '#contract/kit/endpoint.ts';
import type { Assistant } from '../http/mcp-endpoint.ts';
import { showAmounts } from './show-amounts.ts';

/** One thing an assistant can ask for. */
export type Tool = Readonly<{
  name: string;
  title: string;
  /** What it is for, for the assistant that chooses. */
  words: string;
  input: z.ZodMiniObject;
  /** The call without which it is nothing: whoever may not make it is not offered the tool. */
  needs: Endpoint;
  /** It asks for something to be done, which a person has to approve. */
  proposes?: true;
  run: (asking: Asking, input: never) => Promise<unknown>;
}>;

export type Asking = Readonly<{
  assistant: Assistant;
  /** The reply of a call, its amounts told as a person reads them. */
  read: <E extends Endpoint>(endpoint: E, sent: Sent<E>) => Promise<Reply<E>>;
  /** The full address of a page. */
  page: (address: string) => string;
}>;

export const tool = <Input extends z.ZodMiniObject>(
  described: Omit<Tool, 'input' | 'run'> &
    Readonly<{ input: Input; run: (asking: Asking, input: z.output<Input>) => Promise<unknown> }>,
): Tool => ({ ...described, run: described.run as Tool['run'] });

export const askingFor = (assistant: Assistant): Asking => ({
  assistant,
  // What the server answers has passed the contract already.
  read: async <E extends Endpoint>(endpoint: E, sent: Sent<E>) =>
    (await assistant.call(endpoint, sent as Readonly<Record<string, unknown>>)) as Reply<E>,
  page: (address) => new URL(address, assistant.context.config.publicUrl).href,
});

/** A reply as it is handed on. */
export const withAmounts = (endpoint: Endpoint, reply: unknown): Readonly<Record<string, unknown>> =>
  showAmounts(endpoint.reply, reply) as Readonly<Record<string, unknown>>;
