export const embeddedCopy = {
  unknownError: 'Unknown error',
  missingKey: 'Missing publishable key in session response',
  scriptFailed: 'The form of the payments company could not be loaded. Check your connection and try again.',
} as const;
