export const overviewCopy = {
  title: 'Overview',
} as const;
