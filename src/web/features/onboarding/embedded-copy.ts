export const embeddedStepCopy = {
  loading: 'Loading the verification form',
  needsHttps:
    'Payment activation through our financial partner requires HTTPS and cannot be completed on this address.',
  learnMore: 'Learn more',
  cancel: 'Cancel',
  failed: 'The verification form could not be opened',
  tooSlow: 'The form of the payments company did not appear. Check your connection and try again.',
  openElsewhere: (country: string) => `Your account is open in ${country}`,
  countryStays:
    'The country of an account cannot be changed once it is open, so the one you chose now is not used.',
  finishing: 'Saving your details…',
  back: 'Back to the start',
  elsewhere: 'On the payments service’s own page',
  elsewhereText:
    'The same form can be filled in on a page of your payments service. Afterwards you are brought back here.',
  elsewhereOpen: 'Continue there',
} as const;
