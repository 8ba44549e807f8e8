import { type PayoutStatus, payoutStatusLabel, payoutStatusStyle } from '#domain/payouts/payout-status.ts';
import { Chip } from '#web/ui/chip.tsx';

export const PayoutStatusChip = ({ status }: { status: PayoutStatus }) => (
  <Chip kind={payoutStatusStyle[status]}>{payoutStatusLabel[status]}</Chip>
);
