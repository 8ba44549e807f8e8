import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/pages/sign-in/invitation-copy.ts';

export const invitationCopy: Words<typeof english.invitationCopy> = {
  title: (storeName) => `Welkom bij ${storeName}`,
  lead: (inviter, role) =>
    `${inviter} nodigt je uit om aan de betalingen van deze winkel te werken. Je rol wordt ${role}.`,
  email: 'Je logt in als',
  password: 'Kies een wachtwoord',
  passwordHelp: (min) => `Minstens ${min} tekens. Een paar woorden die je kunt onthouden, zijn prima.`,
  submit: 'Accepteren en inloggen',
  missing: (min) => `Kies een wachtwoord van minstens ${min} tekens.`,
  tooLong: 'Dit wachtwoord is te lang. Kies een korter wachtwoord.',
  overTitle: 'Deze link werkt niet',
  ends: {
    accepted: 'Deze uitnodiging is al geaccepteerd. Log in met je e-mailadres en het wachtwoord dat je koos.',
    withdrawn: 'Deze uitnodiging is ingetrokken. Vraag degene die je uitnodigde of dat de bedoeling was.',
    replaced: 'Je hebt een nieuwere uitnodiging gekregen. Gebruik de link in de laatste e-mail.',
    expired:
      'Deze uitnodiging is ouder dan zeven dagen. Vraag degene die je uitnodigde om die opnieuw te sturen.',
    inviter_gone:
      'Wie je uitnodigde, mag dat niet meer. Vraag iemand anders van de winkel om je uit te nodigen.',
    known: 'Er werkt hier al iemand met jouw e-mailadres. Log in.',
    unknown: 'Deze link is niet van ons, of niet helemaal gekopieerd. Open hem opnieuw vanuit de e-mail.',
  },
  toSignIn: 'Naar inloggen',
};
