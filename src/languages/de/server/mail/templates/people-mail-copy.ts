import type { Words } from '#languages/kit/words.ts';
import type { peopleMailCopy as english } from '#server/mail/templates/people-mail-copy.ts';

export const peopleMailCopy: Words<typeof english> = {
  invitedSubject: (inviter, storeName) => `${inviter} lädt Sie zu ${storeName} ein`,
  invited: (inviter, storeName, role) =>
    `${inviter} lädt Sie ein, an den Zahlungen von ${storeName} mitzuarbeiten. Ihre Rolle wird sein: ${role}.`,
  how: 'Wählen Sie hier ein Passwort, und Sie sind dabei:',
  once: (until) =>
    `Der Link funktioniert einmal, bis ${until}. Geben Sie ihn nicht weiter: Wer ihn öffnet, kann sich als Sie anmelden.`,
  otherwise: 'Wenn Sie nicht wissen, worum es geht, müssen Sie nichts tun.',
  accept: 'Einladung annehmen',

  changedSubject: {
    role: (storeName, role) => `Ihre Rolle bei ${storeName} ist jetzt „${role}“`,
    suspend: (storeName) => `Ihr Konto bei ${storeName} ist gesperrt`,
    restore: (storeName) => `Sie sind bei ${storeName} wieder zugelassen`,
    remove: (storeName) => `Ihr Konto bei ${storeName} wurde entfernt`,
  },
  changed: {
    role: (by, storeName, role) =>
      `${by} hat geändert, was Sie bei ${storeName} dürfen. Ihre Rolle ist ab jetzt „${role}“; laden Sie eine geöffnete Seite neu, um das zu sehen.`,
    suspend: (by, storeName) =>
      `${by} hat Ihr Konto bei ${storeName} gesperrt. Sie sind überall abgemeldet, und Ihre API-Schlüssel gelten nicht, bis Sie wieder zugelassen werden.`,
    restore: (by, storeName) =>
      `${by} hat Sie bei ${storeName} wieder zugelassen. Melden Sie sich wie bisher an; Ihre API-Schlüssel gelten wieder.`,
    remove: (by, storeName) =>
      `${by} hat Ihr Konto bei ${storeName} entfernt. Sie können sich nicht mehr anmelden, und Ihre API-Schlüssel sind widerrufen. Was Sie getan haben, bleibt im Prüfprotokoll des Shops.`,
  },
  ask: 'Wenn Sie das überrascht, fragen Sie bei dieser Person nach.',
  signIn: 'Anmelden',
};
