export const passkeysCopy = {
  notUsed: 'The passkey was not used. Try again, or choose another way.',
  notMade: 'No passkey was made. Try again when you are ready.',
  thereAlready: 'This device has a passkey for your account already.',
} as const;
