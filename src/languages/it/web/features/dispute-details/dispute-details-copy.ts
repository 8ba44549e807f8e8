import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/dispute-details/dispute-details-copy.ts';

export const disputeDetailsCopy: Words<typeof english.disputeDetailsCopy> = {
  title: 'Dettagli della contestazione',
  waitingTitle: 'Un momento',
  waiting: 'Apertura dei dettagli del pagamento…',
  failedTitle: 'Impossibile caricare la contestazione',
  failed: 'Controlla la rete e riprova.',
};
