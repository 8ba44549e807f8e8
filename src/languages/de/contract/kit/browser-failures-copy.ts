import type { browserFailuresCopy as english } from '#contract/kit/browser-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const browserFailuresCopy: Words<typeof english> = {
  rest_forbidden: ({ signed_in }) =>
    signed_in
      ? 'Ihr Konto darf das nicht. Wenden Sie sich an einen Administrator des Shops.'
      : 'Melden Sie sich dafür an.',
  wcpay_server_error: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  wcpay_unavailable: 'Der Server ist ausgelastet. Versuchen Sie es gleich noch einmal.',
  network_unreachable:
    'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  network_timeout: 'Der Server hat zu lange nicht geantwortet. Versuchen Sie es gleich noch einmal.',
  reply_not_understood:
    'Der Server hat etwas geantwortet, das diese Seite nicht versteht. Laden Sie die Seite neu und versuchen Sie es erneut.',
};
