import type { evidenceLimitsCopy as english } from '#domain/disputes/evidence-limits-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const evidenceLimitsCopy: Words<typeof english> = {
  filesExceedLimit:
    'Os arquivos que você anexou a esta disputa como evidências vão ultrapassar o tamanho total permitido por disputa. Use arquivos menores. Dica: se você anexou imagens, tente enviá-las em resolução mais baixa.',
};
