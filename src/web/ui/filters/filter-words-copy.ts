/** What the filters say once they are opened. */
export const FILTER_WORDS = {
  showThatMatch: (things: string) => `Show ${things} that match`,
  matchAll: 'all',
  matchAny: 'any',
  matchGroup: 'Match',
  ofThese: 'of these',
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
} as const;
