import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';

const ROOT = '/wc/v3/payments/tos';
const write = { method: 'POST', capability: 'change_account' } as const;
const success = z.object({ result: z.literal('success') });

/** What the connect address answers a script that asks for a sandbox: where to go on. */
export const testDriveReply = z.object({
  success: z.boolean(),
  data: z.optional(z.object({ redirect_to: z.optional(z.string()) })),
});

export const answerTerms = endpoint({
  ...write,
  path: ROOT,
  summary: 'Accept the terms of service, or decline them and take no payments',
  input: z.object({ accept: z.boolean() }),
  reply: success,
  errors: [],
});

export const reactivateGateway = endpoint({
  ...write,
  path: `${ROOT}/reactivate`,
  summary: 'Take payments again after the terms were declined',
  input: z.object({}),
  reply: success,
  errors: [],
});

export const noteConnectionTracked = endpoint({
  ...write,
  path: `${ROOT}/stripe_track_connected`,
  summary: 'Say that the new connection was counted',
  input: z.object({}),
  reply: success,
  errors: [],
});
