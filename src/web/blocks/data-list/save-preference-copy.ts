export const savePreferenceCopy = {
  columnsNotSaved: 'Your columns were not saved.',
} as const;
