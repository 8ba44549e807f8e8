import type { scheduleFailuresCopy as english } from '#contract/kit/schedule-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const scheduleFailuresCopy: Words<typeof english> = {
  schedule_missing: 'Questa pianificazione non c’è più. Ricarica la pagina.',
  schedule_stopped: 'Questa pianificazione è ferma. Prima avviala.',
  schedule_misfit:
    'Questo file non esiste in questa forma o con questa frequenza. Un rendiconto mensile arriva una volta al mese; a un file settimanale serve il giorno della settimana.',
  schedule_filters_wrong:
    'Una pianificazione non può restringere così l’elenco: devono valere tutti i filtri, e i giorni li mette la pianificazione.',
  schedule_beyond_you: 'Una pianificazione invia ciò che puoi esportare, e questo non puoi esportarlo.',
  schedule_beyond_them:
    'Una delle persone scelte non può esportare questo o non c’è più. Scegli solo persone dell’elenco.',
};
