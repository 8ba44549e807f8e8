import { Suspense, useState } from 'react';
import { may } from '#web/shared/page-settings.ts';
import { RoleNote } from '#web/shared/role-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { later } from '#web/ui/later.ts';
import { receiptCopy as copy } from './receipt-copy.ts';
import type { ReceiptId } from './receipt-queries.ts';

const ReceiptDialog = later(async () => (await import('./receipt-dialog.tsx')).ReceiptDialog);

/** The way to the customer's receipt of an order, or of a payment without one. It names them, so it is for whoever may see customers. */
export function ReceiptButton({ id }: Readonly<{ id: ReceiptId }>) {
  const [isOpen, setIsOpen] = useState(false);
  if (!may('see_customers')) return <RoleNote of="see_customers" hint={copy.noReceipt} />;
  return (
    <>
      <Button icon="document" onClick={() => setIsOpen(true)}>
        {copy.button}
      </Button>
      {isOpen && (
        <Suspense>
          <ReceiptDialog id={id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
