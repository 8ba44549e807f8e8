export const goLiveCopy = {
  title: 'Ready to take real payments?',
  text: [
    'You leave the sandbox account and verify your business for a live one.',
    'Test payments and their customers stay with the sandbox account. They never mix with real money.',
    'Have your business details, an identity document and your bank account at hand.',
  ],
  cancel: 'Cancel',
  confirm: 'Activate live payments',
} as const;
