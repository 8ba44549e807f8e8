import type { Words } from '#languages/kit/words.ts';
import type { invitationCopy as english } from '#server/pages/sign-in/invitation-copy.ts';

export const invitationCopy: Words<typeof english> = {
  title: (storeName) => `Willkommen bei ${storeName}`,
  lead: (inviter, role) =>
    `${inviter} lädt Sie ein, an den Zahlungen dieses Shops mitzuarbeiten. Ihre Rolle wird sein: ${role}.`,
  email: 'Sie melden sich an als',
  password: 'Wählen Sie ein Passwort',
  passwordHelp: (min) => `Mindestens ${min} Zeichen. Ein paar Wörter, die Sie sich merken können, sind gut.`,
  submit: 'Annehmen und anmelden',
  missing: (min) => `Wählen Sie ein Passwort mit mindestens ${min} Zeichen.`,
  tooLong: 'Dieses Passwort ist zu lang. Wählen Sie ein kürzeres.',
  overTitle: 'Dieser Link funktioniert nicht',
  ends: {
    accepted:
      'Diese Einladung wurde bereits angenommen. Melden Sie sich mit Ihrer E\u2011Mail-Adresse und dem gewählten Passwort an.',
    withdrawn:
      'Diese Einladung wurde zurückgezogen. Fragen Sie die Person, die Sie eingeladen hat, ob das so gewollt war.',
    replaced:
      'Ihnen wurde eine neuere Einladung gesendet. Verwenden Sie den Link in der neuesten E\u2011Mail.',
    expired:
      'Diese Einladung ist älter als sieben Tage. Bitten Sie die Person, die Sie eingeladen hat, sie erneut zu senden.',
    inviter_gone:
      'Die Person, die Sie eingeladen hat, kann das nicht mehr tun. Bitten Sie jemand anderen im Shop, Sie einzuladen.',
    known: 'Jemand mit Ihrer E\u2011Mail-Adresse arbeitet bereits hier. Melden Sie sich stattdessen an.',
    unknown:
      'Dieser Link ist keiner von uns, oder er wurde nicht vollständig kopiert. Öffnen Sie ihn noch einmal aus der E\u2011Mail.',
  },
  toSignIn: 'Zur Anmeldung',
};
