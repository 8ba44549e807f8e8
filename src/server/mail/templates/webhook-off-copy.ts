import { spoken } from '#domain/shared/spoken.ts';

export const webhookOffCopy = spoken('server/mail/templates/webhook-off-copy#webhookOffCopy', {
  subject: (name: string, storeName: string) => `The webhook "${name}" of ${storeName} was turned off`,
  what: (storeName: string, url: string, why: string) =>
    `What happens at ${storeName} could not be told to ${url} for too long. ${why}`,
  next: 'Nothing is sent there any more. Once the receiver answers again, start the webhook; what it missed while it was off is in the lists of the store.',
  open: 'Open Settings › Webhooks',
} as const);
