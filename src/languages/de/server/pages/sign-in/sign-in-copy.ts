import type { Words } from '#languages/kit/words.ts';
import type { signInCopy as english } from '#server/pages/sign-in/sign-in-copy.ts';

export const signInCopy: Words<typeof english> = {
  product: 'Countinghouse',
  title: 'Anmelden',
  login: 'E\u2011Mail-Adresse oder Benutzername',
  password: 'Passwort',
  submit: 'Anmelden',
  loginMissing: 'Geben Sie Ihre E\u2011Mail-Adresse oder Ihren Benutzernamen ein.',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  fieldsMissing: 'Füllen Sie aus, was unten markiert ist.',
  errorTitle: 'Sie sind nicht angemeldet',
  crossSite:
    'Dieses Formular wurde von einer anderen Website gesendet und deshalb abgelehnt. Melden Sie sich stattdessen hier an.',
  sessionEnded:
    'Ihre Sitzung ist beendet. Melden Sie sich erneut an, und Sie kehren dorthin zurück, wo Sie waren.',
  signedOut: 'Sie sind abgemeldet.',
  oneTimeTitle: 'Mit Ihrem Link anmelden',
  oneTimeLead:
    'Dieser Link meldet Sie einmal an. Danach verwenden Sie Ihre E\u2011Mail-Adresse und Ihr Passwort.',
  oneTimeSubmit: 'Jetzt anmelden',
  oneTimeUnusable:
    'Dieser Link wurde bereits verwendet oder ist älter als 24 Stunden. Melden Sie sich mit Ihrem Passwort an.',
  forgotten: 'Passwort vergessen?',
  or: 'oder',
  passkey: 'Mit einem Passkey anmelden',
  passkeyFailed:
    'Der Passkey wurde nicht verwendet. Versuchen Sie es erneut, oder melden Sie sich auf andere Weise an.',
  stepTitle: 'Noch ein Schritt',
  stepLeadCode:
    'Geben Sie den Code ein, den Ihre Authenticator-App gerade anzeigt, oder einen Ihrer Wiederherstellungscodes.',
  stepLeadPasskey: 'Verwenden Sie Ihren Passkey, oder geben Sie einen Ihrer Wiederherstellungscodes ein.',
  code: 'Code',
  codeMissing: 'Geben Sie den Code ein.',
  stepSubmit: 'Weiter',
  stepBack: 'Als jemand anderes anmelden',
  stepLost:
    'Kein Code und kein Wiederherstellungscode? Ein anderer Inhaber des Shops, oder wer den Server betreibt, kann Ihren zweiten Schritt zurücksetzen.',
  enrolTitle: 'Zweiten Schritt einrichten',
  enrolLead:
    'Ihre Rolle verlangt einen. Scannen Sie diesen QR-Code mit einer Authenticator-App auf Ihrem Telefon, und geben Sie dann den angezeigten Code ein.',
  square: 'Ein QR-Code für Ihre Authenticator-App. Darunter steht dasselbe als Text.',
  secret: 'Oder geben Sie dies in die App ein:',
  enrolHelp: 'Sechs Ziffern.',
  enrolled: 'Ihr zweiter Schritt ist eingerichtet',
  enrolledLead:
    'Mit diesen Wiederherstellungscodes melden Sie sich an, wenn Ihr Telefon nicht da ist, mit jedem einmal. Bewahren Sie sie so auf, dass Sie sie ohne Telefon finden: Sie werden nicht noch einmal angezeigt.',
  codesSaved: 'Ich habe sie gesichert. Weiter',
  lostTitle: 'Neues Passwort festlegen',
  lostLead:
    'Geben Sie Ihre E\u2011Mail-Adresse oder Ihren Benutzernamen ein. Gibt es ein solches Konto, wird an dessen Adresse ein Link für ein neues Passwort gesendet.',
  lostSubmit: 'Link senden',
  lostSent:
    'Gibt es ein solches Konto, ist ein Link an dessen Adresse unterwegs. Er funktioniert einmal, innerhalb einer Stunde.',
  lostNoMail:
    'Dieser Shop hat keinen Mailserver, deshalb bleibt die E\u2011Mail in einer Datei auf dem Server (DATA_DIR/mail), für die Person, die ihn betreibt. Diese Person kann Ihnen auch Zugang geben mit: npm run sign-in-link',
  lostBack: 'Zurück zur Anmeldung',
  resetTitle: 'Wählen Sie ein neues Passwort',
  resetLead: 'Jedes Gerät, das mit dem alten angemeldet ist, wird abgemeldet.',
  newPassword: 'Neues Passwort',
  newPasswordAgain: 'Neues Passwort wiederholen',
  newPasswordHelp: 'Mindestens 12 Zeichen. Gut sind ein paar Wörter, die nur Sie so zusammenstellen würden.',
  newPasswordShort: 'Verwenden Sie mindestens 12 Zeichen.',
  newPasswordLong: 'Verwenden Sie höchstens 1.024 Zeichen.',
  newPasswordDiffers: 'Die beiden Passwörter unterscheiden sich.',
  resetSubmit: 'Passwort festlegen',
  resetErrorTitle: 'Ihr Passwort wurde nicht geändert',
  resetDone: 'Ihr neues Passwort ist festgelegt. Melden Sie sich damit an.',
  signOutTitle: 'Abmelden?',
  signOutLead: 'Um zurückzukehren, brauchen Sie Ihr Passwort.',
  signOutSubmit: 'Abmelden',
  signOutCancel: 'Abbrechen',
};
