import { useQuery } from '@tanstack/react-query';
import { previewRefund, type RefundPreview } from '#contract/refunds.ts';
import type { ChargeId } from '#domain/shared/ids.ts';
import { readQuery } from '#web/api/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { approvalsCopy as copy } from './approvals-copy.ts';

type Needed = RefundPreview['approval'];

/** Whether a refund needs a second person, as far as is known; the server decides again when it is asked for. */
export function useNeededApproval(charge_id: ChargeId | null, amount: number | null): Needed {
  const isKnown = charge_id !== null && amount !== null;
  return useQuery({
    ...readQuery(previewRefund, { charge_id: charge_id ?? ('' as ChargeId), amount: amount ?? 0 }),
    enabled: isKnown,
  }).data?.approval;
}

type Props = Readonly<{ needed: Needed; words: string; onPress: () => void }>;

/** Refunds, or asks for it. */
export const RefundButton = ({ needed, words, onPress }: Props) =>
  needed ? (
    <Button kind="primary" disabled={!needed.possible} onClick={onPress}>
      {copy.ask}
    </Button>
  ) : (
    <Button kind="danger" onClick={onPress}>
      {words}
    </Button>
  );
