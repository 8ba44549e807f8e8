import type { evidenceLimitsCopy as english } from '#domain/disputes/evidence-limits-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const evidenceLimitsCopy: Words<typeof english> = {
  filesExceedLimit:
    'Les fichiers que vous avez joints comme preuves dépassent la taille totale autorisée pour un litige. Essayez des fichiers plus petits. Si vous avez joint des images, vous pouvez les fournir dans une résolution plus faible.',
};
