import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { receiptCopy as copy } from './receipt-copy.ts';

const ReceiptDialog = lazy(async () => ({ default: (await import('./receipt-dialog.tsx')).ReceiptDialog }));

/** The way to the customer's receipt of an order. */
export function ReceiptButton({ orderId }: Readonly<{ orderId: number }>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="document" onClick={() => setIsOpen(true)}>
        {copy.button}
      </Button>
      {isOpen && (
        <Suspense>
          <ReceiptDialog orderId={orderId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
