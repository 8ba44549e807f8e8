export const tabTotalsCopy = {
  moreCurrencies: (count: number) => (count === 1 ? '1 more currency' : `${count} more currencies`),
} as const;
