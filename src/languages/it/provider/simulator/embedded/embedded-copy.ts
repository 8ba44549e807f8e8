import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/simulator/embedded/embedded-copy.ts';

export const embeddedCopy: Words<typeof english.embeddedCopy> = {
  stepTitle: {
    business: 'La tua attività',
    owner: 'Il titolare',
    bank: 'Dove vanno i bonifici',
    document: 'Una foto di un documento d’identità',
    review: 'Controlla e invia',
  },
  stepLead: {
    business: 'Come risulta all’autorità fiscale.',
    owner: 'La persona che possiede o gestisce l’attività.',
    bank: 'Un conto bancario intestato al titolare o all’attività.',
    document:
      'Un passaporto o una carta d’identità, in PNG, JPEG o PDF, fino a 10 MB. Questo gestore simulato annota nome e dimensione e non riceve mai il file.',
    review: 'Poi il gestore dei pagamenti esamina i tuoi dati. Potrai correggerli in seguito.',
  },
  progress: (at, of) => `Passaggio ${at} di ${of}`,
  back: 'Indietro',
  next: 'Continua',
  submit: 'Invia',
  later: 'Salva e completa più tardi',
  edit: 'Modifica',
  terms: 'Confermo che questi dati sono veri e accetto i termini del gestore dei pagamenti.',
  termsMissing: 'Conferma prima di inviare.',
  failed: 'Impossibile salvare. Controlla la connessione e riprova.',
  unreachable: 'Il gestore dei pagamenti non è raggiungibile.',
  troubled: 'Il gestore dei pagamenti ha avuto un problema.',
  noSession: 'Non c’è alcuna sessione.',
  problems: 'Ricontrolla questi dati:',
  errorsTitle: 'Il gestore dei pagamenti non ha potuto confermare alcuni dati',
  simulated: 'Modulo simulato: non servono dati reali',
  chosen: (name) => `Scelto: ${name}`,
  bannerAction: 'Alcuni dati del tuo account richiedono la tua attenzione.',
  bannerPending: 'I tuoi dati sono in corso di controllo.',
  bannerUpdate: 'Aggiorna i dati',
};

export const FIELDS: Words<typeof english.FIELDS> = {
  business: [
    { name: 'business_name', label: 'Denominazione legale', autocomplete: 'organization' },
    { name: 'url', label: 'Sito web', type: 'url', autocomplete: 'url' },
    { name: 'tax_id', label: 'Codice fiscale o numero di registrazione' },
  ],
  owner: [
    { name: 'first_name', label: 'Nome', autocomplete: 'given-name' },
    { name: 'last_name', label: 'Cognome', autocomplete: 'family-name' },
    { name: 'dob', label: 'Data di nascita', type: 'date', autocomplete: 'bday' },
    { name: 'line1', label: 'Via e numero civico', autocomplete: 'address-line1' },
    { name: 'city', label: 'Città', autocomplete: 'address-level2' },
    { name: 'postal_code', label: 'CAP', autocomplete: 'postal-code' },
    { name: 'id_number', label: 'Numero di identificazione' },
  ],
  bank: [
    { name: 'account_holder', label: 'Intestatario del conto', autocomplete: 'name' },
    { name: 'account_number', label: 'Numero di conto', inputmode: 'numeric' },
  ],
  document: [
    {
      name: 'kind',
      label: 'Tipo di documento',
      options: [
        { value: 'passport', label: 'Passaporto' },
        { value: 'id_card', label: 'Carta d’identità' },
        { value: 'driving_licence', label: 'Patente di guida' },
      ],
    },
    { name: 'filename', label: 'File', type: 'file' },
  ],
};
