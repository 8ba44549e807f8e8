export const usualFiltersCopy = {
  is: 'is',
  isNot: 'is not',
  isBefore: 'is before',
  isAfter: 'is after',
  isBetween: 'is between',
  amount: 'Amount',
  isAtLeast: 'is at least',
  isAtMost: 'is at most',
} as const;
