export const unknownFiltersCopy = {
  label: 'Unknown filter',
  leftOut: (filter: string, value: string) =>
    value === ''
      ? `The filter “${filter}” is not known and was left out.`
      : `The filter “${filter}: ${value}” is not known and was left out.`,
} as const;
