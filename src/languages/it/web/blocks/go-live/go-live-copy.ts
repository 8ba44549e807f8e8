import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/go-live/go-live-copy.ts';

export const goLiveCopy: Words<typeof english.goLiveCopy> = {
  title: 'Attivare i pagamenti reali?',
  text: [
    'Verifichi la tua attività per un account live. La sandbox resta com’è finché quell’account non può accettare pagamenti.',
    'Da allora i pagamenti sono reali. I pagamenti di test vengono archiviati con la sandbox; i loro ordini restano nel negozio, contrassegnati come test, con ciò che è stato registrato di ogni pagamento.',
    'Tieni a portata di mano i dati dell’attività, un documento d’identità e il conto bancario.',
  ],
  cancel: 'Annulla',
  confirm: 'Attiva i pagamenti reali',
};

export const offerCopy: Words<typeof english.offerCopy> = {
  offer: 'Offerta a tempo limitato',
  note: 'Applicata quando configuri i pagamenti reali.',
  terms: 'Condizioni dell’offerta',
  failed:
    'Si è verificato un errore nell’applicare la promozione. Se il problema persiste, contatta l’assistenza',
};

export const countryCopy: Words<typeof english.countryCopy> = {
  title: 'Il tuo Paese non è ancora supportato',
  text: (country) =>
    `I pagamenti non sono ancora disponibili in questo Paese: ${country}. Puoi continuare se la tua attività è registrata in un altro Paese supportato.`,
};
