import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/mail/templates/people-mail-copy.ts';

export const peopleMailCopy: Words<typeof english.peopleMailCopy> = {
  invitedSubject: (inviter, storeName) => `${inviter} nodigt je uit bij ${storeName}`,
  invited: (inviter, storeName, role) =>
    `${inviter} nodigt je uit om aan de betalingen van ${storeName} te werken. Je rol wordt: ${role}.`,
  how: 'Kies hier een wachtwoord, en je bent binnen:',
  once: (until) =>
    `De link werkt één keer, tot ${until}. Geef hem niet door: wie hem opent, kan zich als jou voordoen.`,
  otherwise: 'Weet je niet waar dit over gaat, dan hoef je niets te doen.',
  accept: 'Uitnodiging accepteren',

  changedSubject: {
    role: (storeName, role) => `Je rol bij ${storeName} is nu ${role}`,
    suspend: (storeName) => `Je account bij ${storeName} is geschorst`,
    restore: (storeName) => `Je bent weer toegelaten bij ${storeName}`,
    remove: (storeName) => `Je account bij ${storeName} is verwijderd`,
  },
  changed: {
    role: (by, storeName, role) =>
      `${by} heeft gewijzigd wat je bij ${storeName} mag. Je rol is voortaan ${role}; laad een open pagina opnieuw om het te zien.`,
    suspend: (by, storeName) =>
      `${by} heeft je account bij ${storeName} geschorst. Je bent overal uitgelogd, en je API-sleutels werken niet tot je weer wordt toegelaten.`,
    restore: (by, storeName) =>
      `${by} heeft je bij ${storeName} weer toegelaten. Log in zoals eerst; je API-sleutels werken weer.`,
    remove: (by, storeName) =>
      `${by} heeft je account bij ${storeName} verwijderd. Je kunt niet meer inloggen, en je API-sleutels zijn ingetrokken. Wat je hebt gedaan, blijft in de auditlog van de winkel staan.`,
  },
  ask: 'Verrast dit je, vraag het dan aan die persoon.',
  signIn: 'Inloggen',
};
