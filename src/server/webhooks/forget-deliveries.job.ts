import * as z from 'zod/mini';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { job } from '../jobs/job.ts';
import { forgetDeliveries } from './deliveries-repository.ts';

/** The log of deliveries goes back so far. */
const KEPT_S = 30 * DAY_S;

export const forgetOldDeliveries = job({
  name: 'webhooks.forget-deliveries',
  input: z.object({}),
  attemptsMax: 3,
  run: ({ db, now }) => forgetDeliveries(db, utcInstant(epochSeconds(now() - KEPT_S))),
});
