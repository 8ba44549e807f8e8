import type * as english from '#contract/kit/browser-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const browserFailuresCopy: Words<typeof english.browserFailuresCopy> = {
  rest_forbidden: ({ signed_in }) =>
    signed_in ? 'Il tuo account non può farlo. Chiedi a chi amministra il negozio.' : 'Per farlo, accedi.',
  wcpay_server_error: 'Si è verificato un errore imprevisto. Riprova più tardi.',
  wcpay_unavailable: 'Il server è occupato. Riprova fra poco.',
  network_unreachable: 'Il server non è raggiungibile. Controlla la connessione e riprova.',
  network_timeout: 'Il server ha impiegato troppo tempo a rispondere. Riprova fra poco.',
  reply_not_understood:
    'Il server ha risposto in un modo che questa pagina non comprende. Ricarica la pagina e riprova.',
};
