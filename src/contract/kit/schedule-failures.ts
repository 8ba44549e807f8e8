import { refusal, worded } from './catalogue-entry.ts';
import { scheduleFailuresCopy } from './schedule-failures-copy.ts';

/** What keeps a file from coming by itself. */
export const SCHEDULE_FAILURES = worded(scheduleFailuresCopy, {
  schedule_missing: refusal(404),
  schedule_stopped: refusal(409),
  schedule_misfit: refusal(400),
  schedule_filters_wrong: refusal(400),
  schedule_beyond_you: refusal(403),
  schedule_beyond_them: refusal(400),
});
