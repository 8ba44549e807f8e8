import type { evidenceLimitsCopy as english } from '#domain/disputes/evidence-limits-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const evidenceLimitsCopy: Words<typeof english> = {
  filesExceedLimit:
    'Los archivos que has adjuntado como pruebas superan el tamaño total permitido para una disputa. Prueba con archivos más pequeños. Consejo: si has adjuntado imágenes, prueba con una resolución más baja.',
};
