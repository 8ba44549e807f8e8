export const exportLanguageCopy = {
  title: 'Which language should the file be in?',
  language: 'Language of the file',
  english: 'English',
  loading: 'Loading the language of your exports',
  always: 'Always use this language',
  alwaysHelp: 'You are not asked again. The settings, under Reporting, have it too.',
  export: 'Export',
  notSaved: 'Your choice was not saved. Try again, or export without it.',
} as const;
