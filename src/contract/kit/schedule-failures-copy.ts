import { spoken } from '#domain/shared/spoken.ts';

export const scheduleFailuresCopy = spoken('contract/kit/schedule-failures-copy#scheduleFailuresCopy', {
  schedule_missing: 'This schedule is not there any more. Reload the page.',
  schedule_stopped: 'This schedule has stopped. Start it first.',
  schedule_misfit:
    'This file does not come in this form or this often. A statement comes once a month; a weekly file needs its weekday.',
  schedule_filters_wrong:
    'The list cannot be narrowed like this by a schedule: all filters must hold, and the days come with the schedule.',
  schedule_beyond_you: 'A schedule sends what you may export, and you may not export this.',
  schedule_beyond_them:
    'Somebody you chose may not export this, or has left. Choose only people of the list.',
} as const);
