import * as z from 'zod/mini';

/** What is needed to ask for one object to be read again; the job itself also needs a provider. */
export const REFRESH_JOB = {
  name: 'events.refresh-object',
  attemptsMax: 25,
  input: z.object({ kind: z.string(), object_id: z.string() }),
};

/** The same for everything that events wait for; one runs at a time, so that no object is read twice at once. */
export const REFRESH_WAITING_JOB = {
  name: 'events.refresh-waiting',
  queue: 'events',
  attemptsMax: 25,
  input: z.object({}),
};
