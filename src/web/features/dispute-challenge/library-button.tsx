import { Suspense, useState } from 'react';
import type { EvidenceField } from '#domain/disputes/evidence-sections.ts';
import { Button } from '#web/ui/button.tsx';
import { later } from '#web/ui/later.ts';
import { challengeCopy as copy } from './challenge-copy.ts';
import type { Challenging } from './challenging.ts';

const LibraryDialog = later(async () => (await import('./library-dialog.tsx')).LibraryDialog);

type Props = Readonly<{ field: EvidenceField; label: string; challenging: Challenging }>;

/** Opens what was kept for fields like this one. */
export function LibraryButton({ field, label, challenging }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        kind="link"
        size="small"
        icon="book"
        aria-label={copy.libraryOf(label)}
        onClick={() => setIsOpen(true)}
      >
        {copy.library}
      </Button>
      {isOpen && (
        <Suspense>
          <LibraryDialog
            field={field}
            label={label}
            challenging={challenging}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
