import type * as english from '#contract/kit/webhook-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const webhookFailuresCopy: Words<typeof english.webhookFailuresCopy> = {
  webhook_missing: 'Questo webhook, o questo invio, non c’è più. Ricarica la pagina.',
  webhook_off: 'Questo webhook è fermo. Prima avvialo.',
  webhook_topics_mixed:
    'Questi eventi hanno due formati diversi. Scegli eventi di un solo formato: quelli del negozio hanno un evento per webhook.',
  webhook_address_private:
    'Questo indirizzo porta in una rete privata, dove non si invia nulla. Usa un indirizzo pubblico; chi gestisce il server può permettere quelli privati con WEBHOOKS_PRIVATE=allow.',
  webhook_beyond_you: 'Un webhook riceve ciò che tu puoi leggere, e tu non puoi leggere tutto questo.',
};
