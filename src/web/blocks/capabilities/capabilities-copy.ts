export const capabilitiesCopy = {
  groups: { see: 'Reads', act: 'Acts', change: 'Changes' },
  neededBy: (words: readonly string[]) => `Comes with: ${words.join(', ')}`,
  notYours: 'Not yours to give',
} as const;
