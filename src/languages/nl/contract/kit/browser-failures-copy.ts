import type * as english from '#contract/kit/browser-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const browserFailuresCopy: Words<typeof english.browserFailuresCopy> = {
  rest_forbidden: ({ signed_in }) =>
    signed_in
      ? 'Je account mag dit niet doen. Vraag het aan een beheerder van de winkel.'
      : 'Log in om dit te doen.',
  wcpay_server_error: 'Er is een onverwachte fout opgetreden. Probeer het later opnieuw.',
  wcpay_unavailable: 'Het is druk op de server. Probeer het zo opnieuw.',
  network_unreachable: 'De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.',
  network_timeout: 'De server deed te lang over een antwoord. Probeer het zo opnieuw.',
  reply_not_understood:
    'De server gaf een antwoord dat deze pagina niet begrijpt. Laad de pagina opnieuw en probeer het nog eens.',
};
