export const personMenuCopy = {
  profile: 'Your profile',
  help: 'Help',
  mail: 'Mail',
  simulator: 'Simulator',
  signOut: 'Sign out',
} as const;
