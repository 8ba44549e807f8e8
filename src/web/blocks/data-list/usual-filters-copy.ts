export const usualFiltersCopy = {
  is: 'is',
  isNot: 'is not',
  isBefore: 'is before',
  isAfter: 'is after',
  isBetween: 'is between',
} as const;
