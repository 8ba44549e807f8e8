export const languageCopy = {
  title: 'Language',
  lead: 'What you typed on this page and have not saved stays.',
  automatic: 'As the store has it, or your browser',
  notSaved: 'Your language was not saved. Nothing was changed.',
} as const;
