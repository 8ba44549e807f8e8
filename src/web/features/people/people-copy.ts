import type { FACTOR_KINDS, PERSON_STATES } from '#contract/people.ts';
import type { ListCopy } from '#web/blocks/data-list/data-list-copy.ts';

export const peopleListCopy: ListCopy = {
  name: 'People',
  things: (count) => (count === 1 ? 'person' : 'people'),
  failed: 'The people could not be loaded.',
  empty: {
    icon: 'user',
    title: 'Nobody yet',
    text: 'Invite a colleague by e-mail. They choose their own password and can do what their role lets them do.',
  },
};

export const peopleCopy = {
  title: 'People',
  lead: 'Who works on this store, and what each of them may do.',
  tabs: 'People and roles',
  people: 'People',
  roles: 'Roles',
  table: 'People',
  columns: {
    name: 'Name',
    email: 'E-mail',
    role: 'Role',
    state: 'State',
    factors: 'Second step',
    last_seen: 'Last seen',
    actions: 'Actions',
  },
  states: { active: 'Active', invited: 'Invited', suspended: 'Suspended' } satisfies Record<
    (typeof PERSON_STATES)[number],
    string
  >,
  factors: { passkey: 'Passkey', code: 'Codes' } satisfies Record<(typeof FACTOR_KINDS)[number], string>,
  noFactor: 'None',
  expired: 'Invitation expired',
  you: 'You',
  notLately: 'Not in the last month',
  notYet: 'Not yet',
  until: (when: string) => `Until ${when}`,
  untilBy: (when: string, name: string) => `Until ${when} by ${name}`,
  filters: { state: 'State', role: 'Role', factor: 'Second step' },
  search: {
    label: 'Search by name or e-mail',
    placeholder: 'Name or e-mail',
    anything: (text: string) => `Everybody whose name or e-mail contains “${text}”`,
  },

  actionsFor: (name: string) => `Actions for ${name}`,
  beyondYou: 'May do more than you',
  changeRole: 'Change role',
  suspend: 'Suspend',
  restore: 'Let back in',
  remove: 'Remove',
  again: 'Send the invitation again',
  withdraw: 'Withdraw the invitation',
  cancel: 'Cancel',

  invite: 'Invite somebody',
  inviteTitle: 'Invite somebody',
  inviteText: 'They get a link by mail that works once, for seven days, and choose their own password.',
  email: 'E-mail address',
  emailWrong: 'Enter an e-mail address, such as robin@example.com.',
  firstName: 'First name',
  firstNameMissing: 'Enter a first name.',
  role: 'Role',
  roleBeyond: (name: string) => `${name} (may do more than you)`,
  may: (tasks: string) => `They may: ${tasks}.`,
  rolesFailed: 'The roles could not be read.',
  inviteAction: 'Send the invitation',
  invited: (email: string) => `The invitation to ${email} is on its way.`,

  changeRoleTitle: (name: string) => `Change the role of ${name}`,
  changeRoleText: 'The new role holds from their next click on. They are told by mail.',
  ownRoleText: 'This is your own role. With less, you may no longer see this page.',
  changeRoleAction: 'Change the role',
  roleChanged: (name: string, role: string) => `${name} is ${role} now.`,

  suspendTitle: (name: string) => `Suspend ${name}?`,
  suspendText:
    'They are signed out everywhere within a second and cannot come back until you let them. Their API keys stop, and invitations they sent are withdrawn. They are told by mail.',
  suspended: (name: string) => `${name} is suspended.`,
  restoreTitle: (name: string) => `Let ${name} back in?`,
  restoreText:
    'They can sign in again with the role they had, and their API keys work again. They are told by mail.',
  restored: (name: string) => `${name} may come in again.`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'They are signed out everywhere and their API keys are revoked. This cannot be undone, but they can be invited again. What they did stays in the audit log under their name.',
  removed: (name: string) => `${name} was removed.`,
  againTitle: (name: string) => `Send the invitation to ${name} again?`,
  againText: 'A new link goes out and works for seven days. The one that was sent before stops working.',
  againAction: 'Send it again',
  sentAgain: (email: string) => `A new invitation to ${email} is on its way.`,
  withdrawTitle: (name: string) => `Withdraw the invitation to ${name}?`,
  withdrawText: 'The link that was sent stops working.',
  withdrawAction: 'Withdraw it',
  withdrawn: (name: string) => `The invitation to ${name} is withdrawn.`,
} as const;
