import type * as english from '#domain/disputes/evidence-limits-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const evidenceLimitsCopy: Words<typeof english.evidenceLimitsCopy> = {
  filesExceedLimit:
    'Con questo file, quelli allegati come prove supererebbero la dimensione totale consentita per una contestazione. Prova con file più piccoli. Suggerimento: se hai allegato immagini, prova a usarle con una risoluzione più bassa.',
};
