import type { Words } from '#languages/kit/words.ts';
import type {
  embeddedCopy as english,
  FIELDS as englishFields,
} from '#provider/simulator/embedded/embedded-copy.ts';

export const embeddedCopy: Words<typeof english> = {
  stepTitle: {
    business: 'Ihr Unternehmen',
    owner: 'Der Inhaber',
    bank: 'Wohin Auszahlungen gehen',
    document: 'Ein Foto eines Ausweisdokuments',
    review: 'Prüfen und einreichen',
  },
  stepLead: {
    business: 'Wie es beim Finanzamt gemeldet ist.',
    owner: 'Die Person, der das Unternehmen gehört oder die es führt.',
    bank: 'Ein Bankkonto auf den Namen des Inhabers oder des Unternehmens.',
    document:
      'Ein Reisepass oder Personalausweis als PNG, JPEG oder PDF, bis 10 MB. Dieser simulierte Anbieter merkt sich Name und Größe und erhält die Datei nie.',
    review: 'Als Nächstes prüft der Anbieter Ihre Angaben. Sie können sie später korrigieren.',
  },
  progress: (at, of) => `Schritt ${at} von ${of}`,
  back: 'Zurück',
  next: 'Weiter',
  submit: 'Einreichen',
  later: 'Speichern und später abschließen',
  edit: 'Ändern',
  terms: 'Ich bestätige, dass diese Angaben wahr sind, und akzeptiere die Bedingungen des Zahlungsanbieters.',
  termsMissing: 'Bitte bestätigen Sie, bevor Sie einreichen.',
  failed: 'Das konnte nicht gespeichert werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  unreachable: 'Der Zahlungsanbieter ist nicht erreichbar.',
  troubled: 'Beim Zahlungsanbieter ist ein Problem aufgetreten.',
  noSession: 'Es gibt keine Sitzung.',
  problems: 'Bitte sehen Sie sich dies noch einmal an:',
  errorsTitle: 'Der Anbieter konnte einige Angaben nicht bestätigen',
  simulated: 'Simuliertes Formular: keine echten Angaben nötig',
  chosen: (name) => `Ausgewählt: ${name}`,
  bannerAction: 'Angaben zu Ihrem Konto brauchen Ihre Aufmerksamkeit.',
  bannerPending: 'Ihre Angaben werden geprüft.',
  bannerUpdate: 'Angaben aktualisieren',
};

export const FIELDS: Words<typeof englishFields> = {
  business: [
    { name: 'business_name', label: 'Rechtlicher Name', autocomplete: 'organization' },
    { name: 'url', label: 'Website', type: 'url', autocomplete: 'url' },
    { name: 'tax_id', label: 'Steuer- oder Registernummer' },
  ],
  owner: [
    { name: 'first_name', label: 'Vorname', autocomplete: 'given-name' },
    { name: 'last_name', label: 'Nachname', autocomplete: 'family-name' },
    { name: 'dob', label: 'Geburtsdatum', type: 'date', autocomplete: 'bday' },
    { name: 'line1', label: 'Straße und Hausnummer', autocomplete: 'address-line1' },
    { name: 'city', label: 'Ort', autocomplete: 'address-level2' },
    { name: 'postal_code', label: 'Postleitzahl', autocomplete: 'postal-code' },
    { name: 'id_number', label: 'Ausweis- oder Personennummer' },
  ],
  bank: [
    { name: 'account_holder', label: 'Kontoinhaber', autocomplete: 'name' },
    { name: 'account_number', label: 'Kontonummer', inputmode: 'numeric' },
  ],
  document: [
    {
      name: 'kind',
      label: 'Art des Dokuments',
      options: [
        { value: 'passport', label: 'Reisepass' },
        { value: 'id_card', label: 'Personalausweis' },
        { value: 'driving_licence', label: 'Führerschein' },
      ],
    },
    { name: 'filename', label: 'Datei', type: 'file' },
  ],
};
