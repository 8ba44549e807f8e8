import { spoken } from '#domain/shared/spoken.ts';

/** What stands in the way of changing who works here, and of coming in. */
export const peopleFailuresCopy = spoken('contract/kit/people-failures-copy#peopleFailuresCopy', {
  account_suspended:
    'Your account is suspended, so nothing was done. Ask whoever manages people in this store to let you back in.',
  own_factor_first:
    'Set up a second factor of your own first: your role would demand it of you at once. Nothing was changed.',
  api_key_expired: 'This API key has expired. Make a new one under Settings › API keys.',
  api_key_beyond_you: 'A key can do no more than you can. Choose only what your own role lets you do.',
  person_is_yourself: 'You cannot suspend, remove or reset yourself. Ask somebody else who manages people.',
  person_beyond_you: 'This person may do more than you, so only somebody who may do as much can change that.',
  person_changed: 'Somebody changed this person a moment ago. Look again before you go on.',
  role_beyond_you: 'Nobody gives what they do not hold: this role may do more, or refund more, than you.',
  last_owner: 'A store needs an owner, and this is the last one. Make somebody else an owner first.',
  email_works_here: 'Somebody with this e-mail address works here already.',
  email_invited: 'This e-mail address is invited already. Send that invitation again, or withdraw it first.',
  invitation_over: 'This invitation was accepted, withdrawn or sent again in the meantime.',
  role_missing: 'This role does not exist any more. Choose another one.',
  role_name_taken: 'There is a role with this name already. Choose another name.',
  /** `names` are the first few of those who have it, `more` how many others. */
  role_in_use: ({ names, more }: Readonly<{ names: readonly string[]; more: number }>) =>
    more > 0
      ? `This role cannot be deleted while somebody has it: ${names.join(', ')}, ${more} more.`
      : `This role cannot be deleted while somebody has it: ${names.join(', ')}.`,
} as const);
