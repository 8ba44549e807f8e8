import * as z from 'zod/mini';

/** What is needed to ask for the reconciler; the job itself also needs a provider. */
export const RECONCILE_JOB = { name: 'operations.reconcile', attemptsMax: 3, input: z.object({}) };
