import type { FILE_PROBLEM_WORDS as english } from '#domain/disputes/evidence-file-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const FILE_PROBLEM_WORDS: Words<typeof english> = {
  empty: 'Este archivo está vacío.',
  kind: 'Al banco solo se pueden enviar archivos PDF, PNG y JPEG.',
  mismatch:
    'Lo que contiene este archivo no es lo que dice su nombre. Guárdalo de nuevo como PDF, PNG o JPEG.',
  damaged:
    'Este archivo está dañado o incompleto. Ábrelo en tu ordenador, guárdalo de nuevo y elige el nuevo.',
  tail: 'Hay algo más después del final de este archivo. Ábrelo en tu ordenador, guárdalo de nuevo y elige el nuevo.',
  dimensions:
    'Esta imagen tiene más de 25 millones de píxeles (5000 × 5000) o un lado de más de 65.535. Guarda una copia más pequeña y elígela.',
  unreadable:
    'Abrir este archivo requiere demasiado tiempo o demasiada memoria. Guarda una copia más pequeña o guárdalo como PDF, y elígelo.',
};
