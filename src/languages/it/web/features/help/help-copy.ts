import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/help/help-copy.ts';

export const helpCopy: Words<typeof english.helpCopy> = {
  title: 'Aiuto',
  lead: 'Risposte brevi su pagamenti, bonifici, contestazioni e impostazioni.',
  see: 'Leggi anche',
  notFoundTitle: 'Questa pagina di aiuto non esiste',
  notFound: 'Il link potrebbe essere vecchio. Tutti gli argomenti sono nella pagina di aiuto.',
  allTopics: 'Tutti gli argomenti',
  keyboard: 'Tastiera',
  keyboardText: 'Cerca, vai a una pagina e altro senza il mouse. Premi ? ovunque per vedere l’elenco.',
  showKeys: 'Mostra le scorciatoie',
  groups: {
    account: 'Il tuo account',
    money: 'Pagamenti e bonifici',
    risk: 'Contestazioni e frodi',
    setUp: 'Impostazioni e strumenti',
  },
};
