import { failure } from './catalogue-entry.ts';

const listed = (names: readonly string[], more: number): string =>
  [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');

/** What stands in the way of changing who works here, and of coming in. */
export const PEOPLE_FAILURES = {
  account_suspended: failure(
    403,
    'Your account is suspended, so nothing was done. Ask whoever manages people in this store to let you back in.',
  ),
  own_factor_first: failure(
    409,
    'Set up a second factor of your own first: your role would demand it of you at once. Nothing was changed.',
  ),
  api_key_expired: failure(401, 'This API key has expired. Make a new one under Settings › API keys.'),
  api_key_beyond_you: failure(
    403,
    'A key can do no more than you can. Choose only what your own role lets you do.',
  ),
  person_is_yourself: failure(
    409,
    'You cannot suspend, remove or reset yourself. Ask somebody else who manages people.',
  ),
  person_beyond_you: failure(
    403,
    'This person may do more than you, so only somebody who may do as much can change that.',
  ),
  person_changed: failure(409, 'Somebody changed this person a moment ago. Look again before you go on.'),
  role_beyond_you: failure(
    403,
    'Nobody gives what they do not hold: this role may do more, or refund more, than you.',
  ),
  last_owner: failure(
    409,
    'A store needs an owner, and this is the last one. Make somebody else an owner first.',
  ),
  email_works_here: failure(409, 'Somebody with this e-mail address works here already.'),
  email_invited: failure(
    409,
    'This e-mail address is invited already. Send that invitation again, or withdraw it first.',
  ),
  invitation_over: failure(404, 'This invitation was accepted, withdrawn or sent again in the meantime.'),
  role_missing: failure(400, 'This role does not exist any more. Choose another one.'),
  role_name_taken: failure(409, 'There is a role with this name already. Choose another name.'),
  /** `names` are the first few of those who have it. */
  role_in_use: failure<{ names: readonly string[]; more: number }>(
    409,
    ({ names, more }) => `This role cannot be deleted while somebody has it: ${listed(names, more)}.`,
  ),
};
