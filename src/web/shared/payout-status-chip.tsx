import { type PayoutStatus, payoutStatusLabel, payoutStatusStyle } from '#domain/payouts/payout-status.ts';
import type { PayoutType } from '#domain/payouts/payout-type.ts';
import { known, type Word } from '#domain/shared/word.ts';
import { Chip } from '#web/ui/chip.tsx';

type Standing = Readonly<{ status: Word<PayoutStatus>; type: Word<PayoutType> | null }>;

export const PayoutStatusChip = ({ status, type }: Standing) => (
  <Chip kind={known(payoutStatusStyle, status) ?? 'light'}>{payoutStatusLabel(status, type)}</Chip>
);
