import type { CalendarPeriod } from '#domain/shared/calendar-period.ts';

export const exportQuestionCopy = {
  period: 'Which period?',
  all: 'All of it',
  periods: {
    this_month: 'This month',
    last_month: 'Last month',
    last_quarter: 'Last quarter',
  } satisfies Record<CalendarPeriod, string>,
  days: (from: string, to: string) => `${from} – ${to}`,
  exportPeriod: {
    this_month: 'Export this month',
    last_month: 'Export last month',
    last_quarter: 'Export last quarter',
  } satisfies Record<CalendarPeriod, string>,
  periodTitle: (action: string) => `${action}?`,
  periodText:
    'The file has only what happened on these days, and the filters that are set on the list hold for it too. Its name says which days it is about.',
  columns:
    'The file has the columns that you see. Change them under Columns, above the list; id and currency are always in it.',
} as const;
