import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { track } from '#web/shared/track.ts';
import { later } from '#web/ui/later.ts';
import { FindByCharge, FindByIntent, FindByOrder } from './find-payment.tsx';
import './payment-details.css';
import { NotLoaded, PaymentWaiting } from './payment-waiting.tsx';

const ReaderFee = later(async () => (await import('./reader-fee.tsx')).ReaderFee);

/** One payment, found by whatever the address names: the payment, its charge, its order, or a card reader's fee. */
export function PaymentDetailsScreen() {
  const { id, transaction_id, transaction_type } = useSearch({ from: '/payments/transactions/details' });
  useArrivalFilters();
  if (transaction_type === 'card_reader_fee') {
    const fee = transaction_id ?? id;
    if (fee !== undefined)
      return (
        <Suspense fallback={<PaymentWaiting />}>
          <ReaderFee key={fee} id={fee} />
        </Suspense>
      );
  }
  if (id === undefined) return <NotLoaded />;
  if (/^\d+$/.test(id)) return <FindByOrder key={id} id={Number(id)} />;
  return isChargeId(id) ? <FindByCharge key={id} id={id} /> : <FindByIntent key={id} id={id} />;
}

const isChargeId = (id: string): boolean => id.includes('ch_') || id.includes('py_');

/** Filters that came along from a list are noted once and then leave the address. */
function useArrivalFilters(): void {
  const { status_is, type_is } = useSearch({ from: '/payments/transactions/details' });
  const navigate = useNavigate({ from: '/payments/transactions/details' });
  useEffect(() => {
    if (status_is === undefined && type_is === undefined) return;
    track('payments_transactions_details_view', {
      ...(status_is !== undefined && { status_is }),
      ...(type_is !== undefined && { type_is }),
    });
    void navigate({
      to: '.',
      replace: true,
      search: (before) => ({ ...before, status_is: undefined, type_is: undefined }),
    });
  }, [status_is, type_is, navigate]);
}
