import { useState } from 'react';
import { REFUND_REASONS, type RefundReason } from '#contract/refunds.ts';
import type { ChargeId } from '#domain/shared/ids.ts';
import type { Money } from '#domain/shared/money.ts';
import { Button } from '#web/ui/button.tsx';
import { CONTROL_WORDS } from '#web/ui/control-words-copy.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { moneyWords } from '../../shared/store-format.ts';
import { AskFields } from '../approvals/ask-fields.tsx';
import { RefundButton, useNeededApproval } from '../approvals/needed-approval.tsx';
import { paymentActionsCopy as copy } from './payment-actions-copy.ts';
import { RefundEffects } from './refund-effects.tsx';

type RefundDialogProps = Readonly<{
  charge_id: ChargeId;
  amount: Money;
  onRefund: (reason: RefundReason | null, note: string) => void;
  onClose: () => void;
}>;

const CHOICES = REFUND_REASONS.map((value) => ({ value, label: copy.refundReasons[value] }));

/** Asks once more before the whole payment goes back, and why. */
export function RefundDialog({ charge_id, amount, onRefund, onClose }: RefundDialogProps) {
  const [reason, setReason] = useState<RefundReason | null>(null);
  const [note, setNote] = useState('');
  const words = moneyWords(amount);
  const needed = useNeededApproval(charge_id, amount.amount);
  return (
    <Dialog
      open
      title={copy.refundTitle(words)}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{CONTROL_WORDS.cancel}</Button>
          <RefundButton
            needed={needed}
            words={copy.refundAction(words)}
            onPress={() => onRefund(reason, note.trim())}
          />
        </>
      }
    >
      <div className="stack">
        <p>{copy.refundText}</p>
        <RefundEffects charge_id={charge_id} amount={amount.amount} />
        <RadioGroup
          label={copy.refundReason}
          look="list"
          choices={CHOICES}
          value={reason}
          onChange={setReason}
        />
        {needed && <AskFields needed={needed} note={note} onNote={setNote} />}
      </div>
    </Dialog>
  );
}
