import { plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { schedulesCopy as english } from '#web/features/exports/schedules/schedules-copy.ts';

export const schedulesCopy: Words<typeof english> = {
  views: { label: 'Esportazioni', files: 'File', schedules: 'Pianificazioni' },
  lead: 'File inviati automaticamente sul giorno, la settimana o il mese appena finito, via email come link che richiede l’accesso o come allegato.',
  table: 'Pianificazioni',
  columns: {
    what: 'File',
    rhythm: 'Frequenza',
    to: 'Per',
    status: 'Stato',
    next: 'Prossimo invio',
    last: 'Ultimo invio',
    actions: 'Azioni',
  },
  statuses: { active: 'Attiva', paused: 'In pausa', stopped: 'Ferma' },
  stops: {
    maker_left: (email) =>
      `Il file veniva inviato a nome di ${email}, che non può più accedere. Avvia la pianificazione per inviarlo a tuo nome.`,
    maker_right: (email) =>
      `Il file veniva inviato a nome di ${email}, che non può più esportarlo. Avvia la pianificazione per inviarlo a tuo nome.`,
  },
  weekly: (weekday) => `Ogni settimana: ${weekday}`,
  results: {
    sent: (people) => plural(people, { one: 'Inviato a 1 persona', other: `Inviato a ${people} persone` }),
    nobody: () => 'Non inviato: nessuno dei destinatari può esportare questo',
    not_datev: () => 'Non inviato: DATEV non accetta i numeri del piano dei conti',
    trying: () => 'Non ancora inviato; si riprova',
    failed: () => 'Non è stato possibile inviarlo. Eseguila a mano per riprovare',
  },
  leftOut: (people) =>
    plural(people, {
      one: '1 persona non può più esportare questo',
      other: `${people} persone non possono più esportare questo`,
    }),
  inFormat: (what, format) => `${what} (${format})`,
  days: (from, to) => (from === to ? from : `${from} – ${to}`),
  never: 'Non ancora',
  notDue: 'Niente in programma',
  failed: 'Non è stato possibile caricare le pianificazioni.',
  emptyTitle: 'Ancora nessuna pianificazione',
  empty:
    'Fai inviare le transazioni del giorno, il libro giornale della settimana o il rendiconto del mese a chi ne ha bisogno.',

  run: 'Esegui ora',
  runName: (what) => `Esegui ora: ${what}`,
  ran: 'Il file è in corso di invio ai destinatari.',
  pause: 'Metti in pausa',
  pauseName: (what) => `Metti in pausa: ${what}`,
  start: 'Avvia',
  startName: (what) => `Avvia: ${what}`,
  edit: 'Modifica',
  editName: (what) => `Modifica: ${what}`,
  editTitle: 'Modifica questa pianificazione',
  editAction: 'Salva',
  editText: 'Se la modifichi, il file viene inviato a tuo nome.',
  edited: 'La pianificazione è stata modificata.',
  remove: 'Rimuovi',
  removeName: (what) => `Rimuovi: ${what}`,
  removeTitle: 'Rimuovere questa pianificazione?',
  removeText: 'Non viene inviato più nulla. I file già inviati si possono ancora scaricare.',
  removeAction: 'Rimuovi la pianificazione',
  removed: 'La pianificazione è stata rimossa.',

  add: 'Nuova pianificazione',
  addTitle: 'Fai inviare un file automaticamente',
  kind: 'File',
  format: 'Formato',
  asListed: 'Colonne dell’elenco',
  formats: { accountants: 'Per la contabilità' },
  rhythm: 'Frequenza',
  rhythms: { daily: 'Ogni giorno', weekly: 'Ogni settimana', monthly: 'Ogni mese, il giorno 1' },
  about: {
    daily: 'Inviato alle sei del mattino, con i dati del giorno precedente.',
    weekly: 'Inviato alle sei del mattino, con i dati dei sette giorni precedenti.',
    monthly: 'Inviato alle sei del mattino, con i dati del mese precedente.',
  },
  weekday: 'Giorno della settimana',
  narrowed: (filters) => `Ristretto come l’elenco: ${filters}`,
  sentAs: 'Inviato come',
  sentAsWords: {
    link: 'Link che richiede l’accesso',
    file: 'Allegato, fino a 5 MB',
  },
  sentAsHelp: 'Un file più grande arriva come link. Chi legge la casella di posta può leggere il file.',
  asFile: 'Come allegato',
  to: 'Per chi',
  toHelp:
    'Persone di questo negozio che possono esportare questo. Ognuna riceve ciò che il suo ruolo le lascia vedere.',
  toMissing: 'Scegli almeno una persona.',
  addAction: 'Crea la pianificazione',
  added: 'La pianificazione è stata creata.',
  cancel: 'Annulla',
};
