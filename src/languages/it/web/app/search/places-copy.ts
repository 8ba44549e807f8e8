import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/app/search/places-copy.ts';

/** Impostazioni secondo l’ancora della loro sezione, con le parole con cui le si cerca. */
export const settingsPlaces: Words<typeof english.settingsPlaces> = {
  general: [
    'Generali: pagamenti attivi o no, modalità di test',
    'attivare disattivare interruttore negozio test',
  ],
  'payment-methods': [
    'Metodi di pagamento',
    'carte ideal sepa bancontact klarna visa mastercard commissioni tariffe',
  ],
  'buy-now-pay-later': ['Compra ora, paga dopo', 'klarna affirm afterpay rate rateale'],
  'express-checkouts': ['Checkout rapidi', 'apple pay google wallet pulsante woopay link'],
  transactions: [
    'Transazioni: acquisizione successiva, carte salvate, estratto conto, contatti di assistenza',
    'manuale autorizzazione descrizione nome estratto e-mail email telefono assistenza salvate',
  ],
  'payout-schedule': [
    'Calendario dei bonifici e conto bancario',
    'accredito giornaliero settimanale mensile iban numero di conto',
  ],
  'fp-settings': ['Protezione dalle frodi', 'rischio bloccare regole avs cvc filtri'],
  reporting: ['Report: lingua dei file', 'esportazione csv traduzione lingua'],
  'advanced-settings': ['Impostazioni avanzate', 'multivaluta abbonamenti debug log'],
};

/** Luoghi che non sono sezioni delle impostazioni dei pagamenti. */
export const otherPlaces: Words<typeof english.otherPlaces> = {
  password: ['Cambia la password', 'accedere login accesso account sicurezza profilo'],
  currencies: ['Valute, tassi e arrotondamento', 'cambio multivaluta denaro selettore'],
  keys: ['Chiavi API', 'rest accesso token programmi integrazione stripe'],
  setup: ['Stripe: chiavi e permessi', 'webhook segreto collegare gestore'],
};

/** I titoli sono quelli degli argomenti dell’aiuto. */
export const helpPlaces: Words<typeof english.helpPlaces> = {
  verification: ['Verificare la tua attività', 'identità documenti kyc passaporto'],
  'account-status': [
    'Che cosa significa lo stato dell’account',
    'limitato in attesa respinto revisione attivo',
  ],
  'early-selling': ['Vendere prima che la verifica sia completa', 'limite graduale'],
  sandbox: ['La sandbox', 'test provare demo live'],
  'test-mode': ['Modalità di test', 'carte 4242 provare'],
  'site-connection': ['Il collegamento del tuo sito', 'modalità sicura safe mode ricollegare'],
  terms: ['Termini di servizio', 'legale accordo contratto condizioni'],
  https: ['Perché serve HTTPS', 'ssl certificato sicuro tls'],
  'payout-schedule': ['Il calendario dei bonifici', 'accredito quando soldi denaro banca giorni'],
  'instant-payouts': ['Bonifici istantanei', 'veloce subito minuti commissione'],
  'failed-payouts': ['Quando un bonifico non riesce', 'restituito respinto chiuso conto bancario'],
  balances: ['Il tuo saldo', 'disponibile in attesa denaro soldi'],
  fees: ['Commissioni', 'costi prezzo tariffe percentuale spese'],
  transactions: ['Leggere l’elenco delle transazioni', 'netto importo colonne'],
  'manual-capture': ['Acquisire i pagamenti in un secondo momento', 'autorizzazione da acquisire manuale'],
  refunds: ['Rimborsi', 'soldi indietro reso parziale'],
  exports: ['Esportare un elenco', 'csv scaricare file commercialista lingua traduzione'],
  documents: ['Fatture fiscali e IVA', 'tasse imposte fattura'],
  'card-readers': ['Lettori di carte e pagamenti di persona', 'terminale pos contactless'],
  capital: ['Prestiti Capital', 'finanziamento credito anticipo'],
  disputes: ['Contestazioni', 'chargeback storno banca reclamo'],
  inquiries: ['Richieste di informazioni', 'domanda banca'],
  evidence: ['Le prove che aiutano', 'opporsi documenti caricare'],
  'fraud-protection': ['Protezione dalle frodi', 'rischio regole filtri bloccare'],
  'risk-level': ['Livelli di rischio', 'elevato massimo normale'],
  'payment-methods': ['Metodi di pagamento', 'carte ideal klarna offrire'],
  'express-checkouts': ['Checkout rapidi', 'apple google wallet'],
  'multi-currency': ['Vendere in più valute', 'cambio euro conversione'],
  'statement-descriptor': ['Il nome sugli estratti conto', 'descrizione cliente carta'],
  subscriptions: ['Pagamenti ricorrenti', 'rinnovo mensile abbonamento'],
  'time-zone': ['Giorni e fusi orari', 'fuso orario orologio data utc'],
  'api-keys': ['Chiavi API', 'rest token programmi'],
  privacy: ['Che cosa viene tracciato', 'cookie dati tracciamento'],
};
