import { mailExport } from '../features/exports/mail-export.job.ts';
import { pruneTracking } from '../features/tracking/prune-tracking.job.ts';
import { sendMail } from '../mail/send-mail.job.ts';
import type { AnyJob } from './job.ts';
import type { CronJob } from './worker.ts';

/** Every job of the product: what is not listed here waits for ever. */
export const jobs: readonly AnyJob[] = [sendMail, mailExport, pruneTracking];

/** At night, at an odd minute, when the store is quiet. */
export const cron: readonly CronJob[] = [{ job: pruneTracking, match: '17 3 * * *' }];
