export const goLiveCopy = {
  title: 'Activate live payments?',
  text: [
    'You verify your business for a live account. The sandbox stays as it is until that account can take payments.',
    'Then payments are real. Test payments are put away with the sandbox; their orders stay in your store, marked as tests, with what was recorded of each payment.',
    'Have your business details, an identity document and your bank account at hand.',
  ],
  cancel: 'Cancel',
  confirm: 'Activate live payments',
} as const;

export const offerCopy = {
  offer: 'Limited-time offer',
  note: 'Applied when you set up live payments.',
  terms: 'Offer terms',
  failed:
    'There was an error applying the promotion. Please contact support for assistance if the problem persists',
} as const;

export const countryCopy = {
  title: 'Your country is not supported yet',
  text: (country: string) =>
    `Payments are not offered in ${country} yet. You can go on if your business is registered in another country that is supported.`,
} as const;
