import { either, listed } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/payment-methods-setup/payment-methods-setup-copy.ts';

export const paymentMethodsSetupCopy: Words<typeof english.paymentMethodsSetupCopy> = {
  title: 'Aggiungi altri metodi di pagamento',
  lead: 'Offri agli acquirenti i modi di pagare che conoscono.',
  steps: {
    'add-payment-methods': 'Attiva altri metodi di pagamento',
    'setup-complete': 'Attivazione completata',
  },
  loadFailed: 'Impossibile caricare le impostazioni.',
  saveFailed: 'Impossibile salvare le impostazioni.',
  text: 'Le carte sono sempre accettate. Scegli che cos’altro possono usare gli acquirenti.',
  popular: 'Metodi più usati',
  payLater: 'Compra ora, paga dopo',
  nothing: 'Ogni modo di pagare che il tuo account può offrire è già attivo.',
  locked: 'Completa prima la configurazione dell’account; poi potrai attivare altri modi di pagare.',
  required: 'Obbligatorio.',
  checking: (label) => `Controllo di ${label}`,
  needsCurrency: (currencies) =>
    `Gli acquirenti lo vedono quando il tuo negozio vende in ${either(currencies)}.`,
  dimmed: 'Non offerto mentre i pagamenti si acquisiscono a mano.',
  continue: 'Continua',
  requirementsTitle: (label) => `Attivare ${label}?`,
  requirementsText: (label) =>
    `Il gestore dei pagamenti lo chiede prima che gli acquirenti possano pagare con ${label}:`,
  requirementsAction: 'Continua',
  enabled: (labels) => `Ora gli acquirenti possono pagare anche con ${listed(labels)}.`,
  unseen: (label) => `${label} è attivo.`,
  waiting: (labels) =>
    `Richiesti e non ancora attivi: ${labels.join(', ')}. Il gestore dei pagamenti esamina prima il tuo account.`,
  toSettings: 'Vedi le impostazioni dei pagamenti',
  toCurrencies: 'Vedi le impostazioni multivaluta',
};
