import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/mail/templates/webhook-off-copy.ts';

export const webhookOffCopy: Words<typeof english.webhookOffCopy> = {
  subject: (name, storeName) => `De webhook ‘${name}’ van ${storeName} is uitgezet`,
  what: (storeName, url, why) =>
    `Wat bij ${storeName} gebeurt, kon te lang niet aan ${url} worden gemeld. ${why}`,
  next: 'Daar wordt niets meer naartoe gestuurd. Antwoordt de ontvanger weer, start dan de webhook; wat hij intussen heeft gemist, staat in de lijsten van de winkel.',
  open: 'Instellingen › Webhooks openen',
};
