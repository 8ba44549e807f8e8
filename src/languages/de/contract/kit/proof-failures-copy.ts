import type { proofFailuresCopy as english } from '#contract/kit/proof-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const proofFailuresCopy: Words<typeof english> = {
  rest_proof_needed:
    'Sie haben Ihre Identität vor mehr als 15 Minuten bestätigt. Bestätigen Sie sie noch einmal, und versuchen Sie es erneut.',
  second_step_needed: ({ needs }) =>
    needs === 'prove'
      ? 'Ihr Passwort stimmt. Jetzt Ihr zweiter Schritt: ein Code oder ein Passkey.'
      : 'Ihre Rolle verlangt einen zweiten Schritt, und Sie haben noch keinen. Melden Sie sich auf der Anmeldeseite an, um ihn einzurichten.',
  sign_in_step_over:
    'Das hat zu lange gedauert, oder es wurde anderswo abgeschlossen. Beginnen Sie die Anmeldung von vorn.',
  code_wrong:
    'Dieser Code ist falsch oder wurde bereits verwendet. Warten Sie, bis die App den nächsten anzeigt, oder nehmen Sie einen Wiederherstellungscode.',
  passkey_refused:
    'Dieser Passkey wurde nicht angenommen. Versuchen Sie es erneut, oder wählen Sie einen anderen Weg.',
  passkeys_impossible: ({ problem }) =>
    problem === 'no_name'
      ? 'Passkeys gehören zu einem Namen, und dieser Shop wird über eine IP-Adresse geöffnet. Wer den Server betreibt, setzt PUBLIC_URL auf einen Namen.'
      : 'Passkeys brauchen https. Wer den Server betreibt, macht den Shop über https erreichbar und setzt PUBLIC_URL auf diese Adresse.',
  factor_missing:
    'Das ist nicht mehr eingerichtet. Laden Sie die Seite neu, um zu sehen, was eingerichtet ist.',
  factor_reset_over:
    'Es gibt kein Zurücksetzen, das sich abbrechen lässt: Es ist wirksam geworden oder wurde bereits beendet.',
  factor_not_begun: 'Das hat zu lange gedauert. Beginnen Sie noch einmal.',
  factor_demanded:
    'Ihre Rolle verlangt einen zweiten Faktor, und dies ist Ihr letzter. Fügen Sie zuerst einen anderen hinzu.',
  factor_key_missing:
    'Codes lassen sich nicht prüfen: Der Server findet den Schlüssel nicht, mit dem sie verschlüsselt wurden. Nehmen Sie einen Passkey, oder wenden Sie sich an die Person, die den Server betreibt (npm run people -- reset-factor).',
  person_needed: 'Das kann nur eine angemeldete Person tun, kein API-Schlüssel.',
  session_missing: 'Diese Sitzung ist bereits beendet.',
  password_link_over:
    'Dieser Link wurde bereits verwendet, ist älter als eine Stunde, oder es wurde ein neuerer gesendet.',
};
