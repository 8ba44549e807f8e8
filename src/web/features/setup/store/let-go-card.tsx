import { useState } from 'react';
import type { StoreSetup } from '#contract/store-setup.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { storeSetupCopy as copy } from './store-setup-copy.ts';
import { useLetGoOfStore } from './store-setup-queries.ts';

/** Ends the following of a store. What becomes of what was copied is said before anything is pressed. */
export function LetGoCard({ setup: { url, shop, waiting } }: { setup: StoreSetup }) {
  const [isAsked, setIsAsked] = useState(false);
  const letGo = useLetGoOfStore();
  const name = shop ?? url ?? '';
  return (
    <Card title={copy.letGoTitle}>
      <div className="stack">
        <p>{copy.letGoText}</p>
        <div className="actions">
          <Button onClick={() => setIsAsked(true)}>{copy.letGo}</Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={copy.letGoQuestion(name)}
        kind="danger"
        action={copy.letGo}
        failureText={failureWords}
        onConfirm={() => letGo.mutateAsync()}
        onClose={() => setIsAsked(false)}
      >
        <p>{copy.letGoText}</p>
        {waiting > 0 && <p>{copy.letGoWaiting(waiting)}</p>}
      </ConfirmDialog>
    </Card>
  );
}
