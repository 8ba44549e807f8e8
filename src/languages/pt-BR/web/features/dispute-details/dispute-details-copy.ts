import type { Words } from '#languages/kit/words.ts';
import type { disputeDetailsCopy as english } from '#web/features/dispute-details/dispute-details-copy.ts';

export const disputeDetailsCopy: Words<typeof english> = {
  title: 'Detalhes da disputa',
  waitingTitle: 'Um momento, por favor',
  waiting: 'Abrindo os detalhes do pagamento…',
  failedTitle: 'Erro ao obter a disputa',
  failed: 'Verifique sua conexão e tente de novo.',
};
