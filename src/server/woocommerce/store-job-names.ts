import * as z from 'zod/mini';
import type { StoreKind } from '../events/set-aside.ts';

/** Of everything that reads the store, but for the first copy, one runs at a time: what is read later is written later. */
const QUEUE = 'store';
const COPY_QUEUE = 'store-copy';

const kind = z.enum([
  ...(['store_order', 'store_customer', 'store_product', 'store_subscription'] satisfies StoreKind[]),
]);

/** What is needed to ask for them; the jobs themselves also need a line to the store. */
export const LOOK_AGAIN_JOB = {
  name: 'store.look-again',
  queue: QUEUE,
  input: z.object({ kind, id: z.int() }),
  attemptsMax: 12,
};
export const lookAgainKey = (of: StoreKind, id: number): string => `store.look-again:${of}:${id}`;
export const COPY_STORE_JOB = {
  name: 'store.copy',
  queue: COPY_QUEUE,
  input: z.object({}),
  attemptsMax: 25,
};
export const READ_CHANGES_JOB = {
  name: 'store.read-changes',
  queue: QUEUE,
  input: z.object({}),
  attemptsMax: 1,
};
export const COMPARE_STORE_JOB = {
  name: 'store.compare',
  queue: COPY_QUEUE,
  input: z.object({}),
  attemptsMax: 1,
};
export const CHECK_WEBHOOKS_JOB = {
  name: 'store.check-webhooks',
  queue: QUEUE,
  input: z.object({}),
  attemptsMax: 1,
};
export const SEND_WRITES_JOB = {
  name: 'store.send-writes',
  queue: QUEUE,
  input: z.object({}),
  attemptsMax: 1,
};
