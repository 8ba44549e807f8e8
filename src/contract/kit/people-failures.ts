import { refusal, worded } from './catalogue-entry.ts';
import { peopleFailuresCopy } from './people-failures-copy.ts';

/** What stands in the way of changing who works here, and of coming in. */
export const PEOPLE_FAILURES = worded(peopleFailuresCopy, {
  account_suspended: refusal(403),
  own_factor_first: refusal(409),
  api_key_expired: refusal(401),
  api_key_beyond_you: refusal(403),
  person_is_yourself: refusal(409),
  person_beyond_you: refusal(403),
  person_changed: refusal(409),
  role_beyond_you: refusal(403),
  last_owner: refusal(409),
  email_works_here: refusal(409),
  email_invited: refusal(409),
  invitation_over: refusal(404),
  role_missing: refusal(400),
  role_name_taken: refusal(409),
  /** `names` are the first few of those who have it. */
  role_in_use: refusal<{ names: readonly string[]; more: number }>(409),
});
