import type * as english from '#domain/disputes/evidence-file-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const FILE_PROBLEM_WORDS: Words<typeof english.FILE_PROBLEM_WORDS> = {
  empty: 'Questo file è vuoto.',
  kind: 'Alla banca si possono inviare solo file PDF, PNG e JPEG.',
  mismatch:
    'Il contenuto di questo file non è quello che il nome indica. Salvalo di nuovo come PDF, PNG o JPEG.',
  damaged:
    'Questo file è danneggiato o incompleto. Aprilo sul tuo computer, salvalo di nuovo e scegli quello nuovo.',
  tail: 'Dopo la fine di questo file c’è dell’altro. Aprilo sul tuo computer, salvalo di nuovo e scegli quello nuovo.',
  dimensions:
    'Questa immagine ha più di 25 milioni di pixel (5000 × 5000), o un lato di più di 65.535. Salva una copia più piccola e scegli quella.',
  unreadable:
    'Aprire questo file richiede troppo tempo o troppa memoria. Salva una copia più piccola, o salvalo come PDF, e scegli quello.',
};
