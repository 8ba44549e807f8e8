export const signInAgainCopy = {
  title: 'Sign in again',
  text: (email: string) =>
    `Your session has ended. Enter the password of ${email} to go on. Everything on this page stays as it is.`,
  password: 'Password',
  passwordMissing: 'Enter your password.',
  action: 'Sign in',
  leave: 'Sign in as somebody else',
  proveTitle: 'Is it still you?',
  prove: (email: string) =>
    `This moves money out, or changes who gets in. Prove once more that you are ${email}, and it goes on by itself.`,
  proveAction: 'Go on',
  step: 'Your password is right. One more step: enter the code of your authenticator app, or a recovery code.',
  stepPasskey: 'Your password is right. One more step: use your passkey.',
  code: 'Code',
  codeHelp: 'Of your authenticator app, or a recovery code.',
  codeMissing: 'Enter the code.',
  passkey: 'Use a passkey',
  cancel: 'Cancel',
} as const;
