import type { peopleFailuresCopy as english } from '#contract/kit/people-failures-copy.ts';
import { figure } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const peopleFailuresCopy: Words<typeof english> = {
  account_suspended:
    'Ihr Konto ist gesperrt, deshalb ist nichts geschehen. Bitten Sie jemanden, der in diesem Shop Personen verwaltet, Sie wieder zuzulassen.',
  own_factor_first:
    'Richten Sie zuerst selbst einen zweiten Faktor ein: Ihre Rolle würde ihn sofort auch von Ihnen verlangen. Es wurde nichts geändert.',
  api_key_expired:
    'Dieser API-Schlüssel ist abgelaufen. Erstellen Sie unter „Einstellungen › API-Schlüssel“ einen neuen.',
  api_key_beyond_you:
    'Ein Schlüssel kann nicht mehr als Sie selbst. Wählen Sie nur, was Ihre eigene Rolle erlaubt.',
  person_is_yourself:
    'Sie können sich nicht selbst sperren, entfernen oder zurücksetzen. Bitten Sie jemand anderen, der Personen verwaltet.',
  person_beyond_you: 'Diese Person darf mehr als Sie; das kann nur jemand ändern, der ebenso viel darf.',
  person_changed:
    'Jemand hat diese Person gerade eben geändert. Sehen Sie noch einmal nach, bevor Sie fortfahren.',
  role_beyond_you:
    'Niemand gibt, was er nicht hat: Diese Rolle darf mehr als Sie oder mehr erstatten als Sie.',
  last_owner:
    'Ein Shop braucht einen Inhaber, und dies ist der letzte. Machen Sie zuerst jemand anderen zum Inhaber.',
  email_works_here: 'Jemand mit dieser E-Mail-Adresse arbeitet bereits hier.',
  email_invited:
    'Diese E-Mail-Adresse ist bereits eingeladen. Senden Sie diese Einladung erneut, oder ziehen Sie sie zuerst zurück.',
  invitation_over: 'Diese Einladung wurde inzwischen angenommen, zurückgezogen oder erneut gesendet.',
  role_missing: 'Diese Rolle gibt es nicht mehr. Wählen Sie eine andere.',
  role_name_taken: 'Eine Rolle mit diesem Namen gibt es bereits. Wählen Sie einen anderen Namen.',
  role_in_use: ({ names, more }) =>
    more > 0
      ? `Diese Rolle lässt sich nicht löschen, solange jemand sie hat: ${names.join(', ')} und ${figure(more)} weitere.`
      : `Diese Rolle lässt sich nicht löschen, solange jemand sie hat: ${names.join(', ')}.`,
};
