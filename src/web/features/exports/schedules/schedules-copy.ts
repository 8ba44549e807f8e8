import type { Schedule } from '#contract/schedules.ts';
import type { RhythmName } from '#domain/schedules/schedule-rhythm.ts';
import type { RunResult, SentAs, Stop } from '#domain/schedules/scheduled-file.ts';

export const schedulesCopy = {
  views: { label: 'Exports', files: 'Files', schedules: 'Schedules' },
  lead: 'Files that come by themselves: of the day, the week or the month that just ended, mailed as a link that asks for a sign-in, or as the file itself.',
  table: 'Schedules',
  columns: {
    what: 'File',
    rhythm: 'How often',
    to: 'For',
    status: 'State',
    next: 'Next',
    last: 'Last time',
    actions: 'Actions',
  },
  statuses: { active: 'On', paused: 'Paused', stopped: 'Stopped' } satisfies Record<
    Schedule['status'] & string,
    string
  >,
  stops: {
    maker_left: (email: string) =>
      `${email}, in whose name it was sent, cannot sign in any more. Start it to send it in your name.`,
    maker_right: (email: string) =>
      `${email}, in whose name it was sent, may not export this any more. Start it to send it in your name.`,
  } satisfies Record<Stop, (email: string) => string>,
  weekly: (weekday: string) => `Every week: ${weekday}`,
  results: {
    sent: (people: number) => (people === 1 ? 'Sent to 1 person' : `Sent to ${people} people`),
    nobody: () => 'Not sent: nobody it is for may export this',
    not_datev: () => 'Not sent: DATEV does not take the numbers of the chart of accounts',
    trying: () => 'Could not be sent yet; it is tried again',
    failed: () => 'Could not be sent. Run it by hand to try again',
  } satisfies Record<RunResult, (people: number) => string>,
  leftOut: (people: number) =>
    people === 1 ? '1 person may not export this any more' : `${people} people may not export this any more`,
  inFormat: (what: string, format: string) => `${what} (${format})`,
  days: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
  never: 'Not yet',
  notDue: 'Nothing is due',
  failed: 'The schedules could not be loaded.',
  emptyTitle: 'No schedules yet',
  empty:
    'Have the transactions of the day, the journal of the week or the statement of the month mailed to whoever needs them.',

  run: 'Run now',
  runName: (what: string) => `Run now: ${what}`,
  ran: 'The file is on its way to the people it is for.',
  pause: 'Pause',
  pauseName: (what: string) => `Pause: ${what}`,
  start: 'Start',
  startName: (what: string) => `Start: ${what}`,
  edit: 'Edit',
  editName: (what: string) => `Edit: ${what}`,
  editTitle: 'Change this schedule',
  editAction: 'Save',
  editText: 'Once you change it, it comes in your name.',
  edited: 'The schedule is changed.',
  remove: 'Remove',
  removeName: (what: string) => `Remove: ${what}`,
  removeTitle: 'Remove this schedule?',
  removeText: 'Nothing is sent any more. Files that were sent before can still be downloaded.',
  removeAction: 'Remove the schedule',
  removed: 'The schedule is removed.',

  add: 'New schedule',
  addTitle: 'Have a file sent by itself',
  kind: 'File',
  format: 'Format',
  asListed: 'Columns of the list',
  formats: { accountants: 'For accountants' },
  rhythm: 'How often',
  rhythms: { daily: 'Every day', weekly: 'Every week', monthly: 'Every month, on the 1st' } satisfies Record<
    RhythmName,
    string
  >,
  about: {
    daily: 'Sent at six in the morning, about the day before.',
    weekly: 'Sent at six in the morning, about the seven days before.',
    monthly: 'Sent at six in the morning, about the month before.',
  } satisfies Record<RhythmName, string>,
  weekday: 'Weekday',
  narrowed: (filters: string) => `Narrowed as the list was: ${filters}`,
  sentAs: 'Sent as',
  sentAsWords: {
    link: 'A link that asks for a sign-in',
    file: 'The file itself, up to 5 MB',
  } satisfies Record<SentAs, string>,
  sentAsHelp: 'A larger file comes as a link. Whoever reads the mailbox can read the file.',
  asFile: 'As a file',
  to: 'For whom',
  toHelp: 'People of this store who may export this. Everybody gets what their own role lets them see.',
  toMissing: 'Choose at least one person.',
  addAction: 'Make the schedule',
  added: 'The schedule is made.',
  cancel: 'Cancel',
} as const;
