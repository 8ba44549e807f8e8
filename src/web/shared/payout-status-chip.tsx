import { type PayoutStatus, payoutStatusLabel, payoutStatusStyle } from '#domain/payouts/payout-status.ts';
import { known, labelOf, type Word } from '#domain/shared/word.ts';
import { Chip } from '#web/ui/chip.tsx';

export const PayoutStatusChip = ({ status }: { status: Word<PayoutStatus> }) => (
  <Chip kind={known(payoutStatusStyle, status) ?? 'light'}>{labelOf(payoutStatusLabel, status)}</Chip>
);
