import { releaseAbandoned } from '../checkout/release-abandoned.job.ts';
import { renewSubscriptions } from '../checkout/renew-subscriptions.job.ts';
import { takeUpApprovalsJob } from '../features/approvals/take-up-approvals.ts';
import { takeInInbox } from '../features/bank/take-in-inbox.job.ts';
import { matchBankLines } from '../features/bank-matching/match-bank-lines.ts';
import { remindOfDueDisputes } from '../features/disputes/remind-of-due-disputes.job.ts';
import { handInDrafts } from '../features/evidence/hand-in-drafts.job.ts';
import { mailExport } from '../features/exports/mail-export.job.ts';
import { mailScheduledFile } from '../features/exports/schedules/mail-scheduled-file.job.ts';
import { runSchedules } from '../features/exports/schedules/run-schedules.job.ts';
import { finishResets } from '../features/factors/reset-factors.ts';
import { mailNews } from '../features/notes/mail-news.job.ts';
import { moveBillingIntoStore } from '../features/settings/move-billing.job.ts';
import { mailPasswordLink } from '../features/signing-in/mail-password-link.job.ts';
import { pruneTracking } from '../features/tracking/prune-tracking.job.ts';
import { checkLedger } from '../invariants/check-ledger.job.ts';
import type { AnyJob } from '../jobs/job.ts';
import type { CronJob } from '../jobs/worker.ts';
import { sendMail } from '../mail/send-mail.job.ts';
import { routes } from '../routes.ts';
import { mailCustomer } from '../store/mail-customer.job.ts';
import { forgetOldDeliveries } from '../webhooks/forget-deliveries.job.ts';

const takeUpApprovals = takeUpApprovalsJob(routes);

/** Every job of the product: what is not listed here waits for ever. */
export const jobs: readonly AnyJob[] = [
  sendMail,
  mailExport,
  mailScheduledFile,
  runSchedules,
  mailCustomer,
  mailPasswordLink,
  pruneTracking,
  remindOfDueDisputes,
  handInDrafts,
  mailNews,
  matchBankLines,
  moveBillingIntoStore,
  releaseAbandoned,
  renewSubscriptions,
  takeUpApprovals,
  finishResets,
  checkLedger,
  takeInInbox,
  forgetOldDeliveries,
];

export const cron: readonly CronJob[] = [
  { job: takeUpApprovals, match: '* * * * *' },
  { job: finishResets, match: '* * * * *' },
  // At night, at an odd minute, when the store is quiet.
  { job: pruneTracking, match: '17 3 * * *' },
  { job: checkLedger, match: '41 3 * * *' },
  { job: forgetOldDeliveries, match: '23 3 * * *' },
  { job: releaseAbandoned, match: '*/5 * * * *' },
  { job: renewSubscriptions, match: '*/5 * * * *' },
  // Every hour: a day begins at another hour in every zone.
  { job: remindOfDueDisputes, match: '7 * * * *' },
  { job: handInDrafts, match: '*/5 * * * *' },
  { job: mailNews, match: '*/10 * * * *' },
  { job: runSchedules, match: '*/5 * * * *' },
  { job: takeInInbox, match: '*/5 * * * *' },
];
