import type * as english from '#contract/kit/people-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import { figure } from '#languages/nl/speech.ts';

export const peopleFailuresCopy: Words<typeof english.peopleFailuresCopy> = {
  account_suspended:
    'Je account is geschorst, dus er is niets gedaan. Vraag degene die in deze winkel de mensen beheert om je weer toe te laten.',
  own_factor_first:
    'Stel eerst zelf een tweede factor in: je rol zou die meteen van je eisen. Er is niets gewijzigd.',
  api_key_expired: 'Deze API-sleutel is verlopen. Maak een nieuwe onder Instellingen › API-sleutels.',
  api_key_beyond_you: 'Een sleutel kan niet meer dan jij. Kies alleen wat je eigen rol mag.',
  person_is_yourself:
    'Je kunt jezelf niet schorsen, verwijderen of resetten. Vraag het aan iemand anders die mensen beheert.',
  person_beyond_you: 'Deze persoon mag meer dan jij, dus alleen iemand die evenveel mag, kan dat wijzigen.',
  person_changed: 'Iemand heeft deze persoon zojuist gewijzigd. Kijk nog eens voordat je verdergaat.',
  role_beyond_you:
    'Je kunt niet geven wat je zelf niet hebt: deze rol mag meer dan jij, of mag meer terugbetalen.',
  last_owner: 'Een winkel heeft een eigenaar nodig, en dit is de laatste. Maak eerst iemand anders eigenaar.',
  email_works_here: 'Er werkt hier al iemand met dit e-mailadres.',
  email_invited: 'Dit e-mailadres is al uitgenodigd. Stuur die uitnodiging opnieuw, of trek die eerst in.',
  invitation_over: 'Deze uitnodiging is intussen geaccepteerd, ingetrokken of opnieuw verstuurd.',
  role_missing: 'Deze rol bestaat niet meer. Kies een andere.',
  role_name_taken: 'Er is al een rol met deze naam. Kies een andere naam.',
  role_in_use: ({ names, more }) =>
    more > 0
      ? `Deze rol kan niet worden verwijderd zolang iemand die heeft: ${names.join(', ')} en nog ${figure(more)}.`
      : `Deze rol kan niet worden verwijderd zolang iemand die heeft: ${names.join(', ')}.`,
};
