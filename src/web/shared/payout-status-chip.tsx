import { type PayoutStatus, payoutStatusLabel, payoutStatusStyle } from '#domain/payouts/payout-status.ts';
import type { PayoutType } from '#domain/payouts/payout-type.ts';
import { Chip } from '#web/ui/chip.tsx';

type Standing = Readonly<{ status: PayoutStatus; type: PayoutType | null }>;

export const PayoutStatusChip = ({ status, type }: Standing) => (
  <Chip kind={payoutStatusStyle[status]}>{payoutStatusLabel(status, type)}</Chip>
);
