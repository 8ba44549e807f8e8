import * as z from 'zod/mini';

/** What is needed to ask for an object to be read again; the job itself also needs a provider. */
export const REFRESH_JOB = {
  name: 'events.refresh-object',
  attemptsMax: 25,
  input: z.object({ kind: z.string(), object_id: z.string() }),
};
