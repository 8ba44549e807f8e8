export const storeLanguageCopy = {
  title: 'Language',
  text: 'What the shop, its mails to customers and people without a choice of their own see.',
  label: 'Language of the store',
  help: 'Everybody who signs in may choose another one in their account menu. Saved as soon as you change it.',
  byBrowser: 'As each visitor’s browser asks for',
  saved: 'The language of the store is saved.',
  notSaved: 'The language of the store was not saved.',
} as const;
