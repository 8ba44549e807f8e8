import type * as english from '#contract/kit/people-failures-copy.ts';
import { figure, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const peopleFailuresCopy: Words<typeof english.peopleFailuresCopy> = {
  account_suspended:
    'Il tuo account è sospeso, quindi non è stato fatto nulla. Chiedi a chi gestisce le persone di questo negozio di riammetterti.',
  own_factor_first:
    'Configura prima il tuo secondo fattore: il tuo ruolo te lo chiederebbe subito. Non è stato modificato nulla.',
  api_key_expired: 'Questa chiave API è scaduta. Creane una nuova in Impostazioni › Chiavi API.',
  api_key_beyond_you: 'Una chiave non può fare più di te. Scegli solo ciò che il tuo ruolo ti permette.',
  person_is_yourself:
    'Non puoi sospendere, rimuovere o reimpostare il tuo stesso account. Chiedi a qualcun altro che gestisce le persone.',
  person_beyond_you:
    'Questa persona può fare più di te, quindi può modificarla solo chi può fare altrettanto.',
  person_changed: 'Qualcuno ha appena modificato questa persona. Controlla di nuovo prima di continuare.',
  role_beyond_you:
    'Nessuno può dare ciò che non ha: questo ruolo può fare di più, o rimborsare di più, di te.',
  last_owner:
    'Un negozio ha bisogno di un titolare, e questo è l’ultimo. Assegna prima il ruolo a qualcun altro.',
  email_works_here: 'Qui lavora già qualcuno con questo indirizzo email.',
  email_invited: 'Questo indirizzo email ha già un invito. Invialo di nuovo, o ritiralo prima.',
  invitation_over: 'Nel frattempo questo invito è stato accettato, ritirato o inviato di nuovo.',
  role_missing: 'Questo ruolo non esiste più. Scegline un altro.',
  role_name_taken: 'Esiste già un ruolo con questo nome. Scegli un altro nome.',
  role_in_use: ({ names, more }) =>
    more > 0
      ? plural(more, {
          one: `Questo ruolo non si può eliminare finché qualcuno lo ha: ${names.join(', ')} e un’altra persona.`,
          other: `Questo ruolo non si può eliminare finché qualcuno lo ha: ${names.join(', ')} e altre ${figure(more)} persone.`,
        })
      : `Questo ruolo non si può eliminare finché qualcuno lo ha: ${names.join(', ')}.`,
};
