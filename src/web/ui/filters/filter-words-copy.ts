/** What the filters say once they are opened. */
export const FILTER_WORDS = {
  /** The choice between the two below stands in the middle. */
  showThatMatch: (things: string, match: string) => `Show ${things} that match ${match} of these`,
  matchAll: 'all',
  matchAny: 'any',
  matchGroup: 'Match',
  filterLine: (position: number) => `Filter ${position}`,
  field: 'Field',
  condition: 'Condition',
  value: 'Value',
  valueIs: (words: string) => `Value: ${words}`,
  chooseValue: 'Choose',
  removeLine: 'Remove this filter',
  addFilter: 'Add a filter',
  addFilterOn: (field: string) => `Filter by ${field}`,
  clearAll: 'Clear all',
  /** One of several values is enough. */
  either: (values: readonly string[]) => values.join(' or '),
  /** Stands between the two days, after the condition “is between”. */
  betweenDays: 'and',
  removePill: (sentence: string) => `Remove filter: ${sentence}`,
} as const;
