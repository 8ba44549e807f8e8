import type * as english from '#domain/disputes/evidence-file-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const FILE_PROBLEM_WORDS: Words<typeof english.FILE_PROBLEM_WORDS> = {
  empty: 'Dit bestand is leeg.',
  kind: 'Alleen PDF-, PNG- en JPEG-bestanden kunnen naar de bank worden gestuurd.',
  mismatch: 'Wat in dit bestand zit, is niet wat de naam zegt. Sla het opnieuw op als PDF, PNG of JPEG.',
  damaged:
    'Dit bestand is beschadigd of niet volledig. Open het op je computer, sla het opnieuw op en kies het nieuwe.',
  tail: 'Na het einde van dit bestand volgt nog iets anders. Open het op je computer, sla het opnieuw op en kies het nieuwe.',
  dimensions:
    'Deze afbeelding heeft meer dan 25 miljoen pixels (5.000 × 5.000), of een zijde van meer dan 65.535. Sla een kleinere kopie op en kies die.',
  unreadable:
    'Dit bestand openen kost te veel tijd of geheugen. Sla een kleinere kopie op, of sla het op als PDF, en kies die.',
};
