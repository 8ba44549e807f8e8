import type { evidenceLimitsCopy as english } from '#domain/disputes/evidence-limits-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const evidenceLimitsCopy: Words<typeof english> = {
  filesExceedLimit:
    'Die Dateien, die Sie dieser Anfechtung als Beweise angehängt haben, überschreiten die Gesamtgröße für eine Anfechtung. Verwenden Sie kleinere Dateien. Tipp: Bilder lassen sich in geringerer Auflösung anhängen.',
};
