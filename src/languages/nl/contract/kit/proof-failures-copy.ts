import type * as english from '#contract/kit/proof-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const proofFailuresCopy: Words<typeof english.proofFailuresCopy> = {
  rest_proof_needed:
    'Het is meer dan 15 minuten geleden dat je je identiteit hebt bevestigd. Bevestig die nog eens en probeer het opnieuw.',
  second_step_needed: ({ needs }) =>
    needs === 'prove'
      ? 'Je wachtwoord klopt. Nu je tweede stap: een code of een passkey.'
      : 'Je rol vereist een tweede stap, en je hebt er nog geen. Log in op de inlogpagina om die in te stellen.',
  sign_in_step_over: 'Dit duurde te lang, of is elders afgerond. Log opnieuw in vanaf het begin.',
  code_wrong:
    'Deze code klopt niet, of is al gebruikt. Wacht tot de app de volgende toont, of gebruik een herstelcode.',
  passkey_refused: 'Deze passkey is niet geaccepteerd. Probeer het opnieuw, of op een andere manier.',
  passkeys_impossible: ({ problem }) =>
    problem === 'no_name'
      ? 'Passkeys horen bij een naam, en deze winkel wordt via een IP-adres geopend. Wie de server beheert, stelt PUBLIC_URL in op een naam.'
      : 'Passkeys vereisen https. Wie de server beheert, maakt de winkel via https bereikbaar en stelt PUBLIC_URL in op dat adres.',
  factor_missing: 'Dit is niet meer ingesteld. Laad de pagina opnieuw om te zien wat wel.',
  factor_reset_over: 'Er is geen reset om te annuleren: hij is uitgevoerd, of was al beëindigd.',
  factor_not_begun: 'Dit duurde te lang. Begin opnieuw.',
  factor_demanded: 'Je rol vereist een tweede factor, en dit is je laatste. Voeg eerst een andere toe.',
  factor_key_missing:
    'Codes kunnen niet worden gecontroleerd: de server vindt de sleutel niet waarmee ze zijn versleuteld. Gebruik een passkey, of vraag het aan wie de server beheert (npm run people -- reset-factor).',
  person_needed: 'Alleen iemand die is ingelogd kan dit doen, geen API-sleutel.',
  session_missing: 'Deze sessie is al beëindigd.',
  password_link_over: 'Deze link is al gebruikt, is ouder dan een uur, of er is een nieuwere verstuurd.',
};
