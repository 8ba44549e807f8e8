export const notificationsCopy = {
  region: 'Notifications of the payments company',
  actionRequired: 'You must resolve the notifications on this page before proceeding.',
  inReview: 'The items below are in review.',
  resolved: 'All notifications are resolved. Refresh the page to see your account as it is now.',
  refresh: 'Refresh',
  failed: 'Notifications of the payments company could not be shown',
  needsHttps: 'Some notifications of our financial partner need HTTPS and cannot be shown on this address.',
  learnMore: 'Learn more',
} as const;
