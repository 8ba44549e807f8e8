import type { FILE_PROBLEM_WORDS as english } from '#domain/disputes/evidence-file-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const FILE_PROBLEM_WORDS: Words<typeof english> = {
  empty: 'Diese Datei ist leer.',
  kind: 'Nur PDF-, PNG- und JPEG-Dateien können an die Bank gesendet werden.',
  mismatch:
    'Der Inhalt dieser Datei ist nicht, was ihr Name sagt. Speichern Sie sie noch einmal als PDF, PNG oder JPEG.',
  damaged:
    'Diese Datei ist beschädigt oder unvollständig. Öffnen Sie sie auf Ihrem Computer, speichern Sie sie noch einmal, und wählen Sie die neue.',
  tail: 'Nach dem Ende dieser Datei folgt noch etwas anderes. Öffnen Sie sie auf Ihrem Computer, speichern Sie sie noch einmal, und wählen Sie die neue.',
  dimensions:
    'Dieses Bild hat mehr als 25 Millionen Pixel (5.000 × 5.000) oder eine Seite mit mehr als 65.535. Speichern Sie eine kleinere Kopie, und wählen Sie diese.',
  unreadable:
    'Diese Datei zu öffnen braucht zu viel Zeit oder Speicher. Speichern Sie eine kleinere Kopie oder ein PDF davon, und wählen Sie diese Datei.',
};
