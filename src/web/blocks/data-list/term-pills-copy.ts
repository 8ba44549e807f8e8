/** What was searched for, below the tools of a list. */
export const termPillsCopy = {
  searchTerm: 'Search',
  searchTerms: 'Searched for',
  removeTerm: (term: string) => `Remove search: ${term}`,
} as const;
