/** What a list without rows says. */
export const nothingToShowCopy = {
  clearFilters: 'Clear filters',
  noMatchTitle: (things: string) => `No ${things} match`,
  noMatch: 'Nothing fits your search and filters. Change one of them, or clear them all.',
  pastEndTitle: 'There is nothing on this page',
  pastEnd: 'The list is shorter than this. Rows may have gone since you opened it.',
  firstPage: 'Go to the first page',
} as const;
