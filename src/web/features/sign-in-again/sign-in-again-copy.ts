export const signInAgainCopy = {
  title: 'Sign in again',
  text: (email: string) =>
    `Your session has ended. Enter the password of ${email} to go on. Everything on this page stays as it is.`,
  password: 'Password',
  passwordMissing: 'Enter your password.',
  action: 'Sign in',
  leave: 'Sign in as somebody else',
} as const;
