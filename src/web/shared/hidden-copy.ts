export const hiddenCopy = {
  word: 'Hidden',
  why: (roleName: string) => `Your role, ${roleName}, does not include customers’ names and addresses.`,
} as const;
