import { spoken } from '#domain/shared/spoken.ts';

type Roles = Readonly<{ now: string; given: string }>;

/** What a change of people and roles would do, for whoever has to approve it. */
export const peopleApprovalCopy = spoken('server/features/people/people-approval-copy#peopleApprovalCopy', {
  person: ({ display_name, email }: Readonly<{ display_name: string; email: string }>) =>
    display_name === email ? email : `${display_name} (${email})`,
  role: (who: string, { now, given }: Roles) =>
    now === '' ? `Give ${who} the role ${given}` : `Give ${who} the role ${given} instead of ${now}`,
  suspend: (who: string) => `Suspend ${who}`,
  restore: (who: string) => `Let ${who} back in`,
  remove: (who: string) => `Remove ${who}`,
  invite: (who: string, role: string) => `Invite ${who} with the role ${role}`,
  again: (who: string) => `Send the invitation to ${who} again`,
  withdraw: (who: string) => `Withdraw the invitation to ${who}`,

  makeRole: (name: string, parts: string) => `Make the role ${name}: ${parts}`,
  changeRole: (name: string, parts: string) => `Change the role ${name}: ${parts}`,
  deleteRole: (name: string) => `Delete the role ${name}`,
  renamed: (name: string) => `call it ${name}`,
  may: (what: string) => `may: ${what}`,
  mayNoLonger: (what: string) => `may no longer: ${what}`,
  refunds: (limits: string) => `refunds ${limits}`,
  noLimit: 'without a limit',
  limits: (each: readonly string[]) => each.join(' and '),
  mostAtOnce: (amount: string) => `up to ${amount} at once`,
  mostInADay: (amount: string) => `${amount} a day`,
  mostAtOnceAndInADay: (once: string, day: string) => `up to ${once} at once, ${day} a day`,
  anyAmount: (code: string) => `any amount in ${code}`,
  secondFactor: (isDemanded: boolean) => (isDemanded ? 'demand a second factor' : 'demand no second factor'),
} as const);
