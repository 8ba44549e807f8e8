import { type FormEvent, useId, useState } from 'react';
import type { Order } from '#contract/orders.ts';
import type { ChargeId } from '#domain/shared/ids.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { money } from '#domain/shared/money.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { AskFields } from '#web/blocks/approvals/ask-fields.tsx';
import { RefundButton, useNeededApproval } from '#web/blocks/approvals/needed-approval.tsx';
import { RefundEffects } from '#web/blocks/payment-actions/refund-effects.tsx';
import { countWords, moneyWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { methodOf } from './method-words.ts';
import { orderRefundCopy as copy } from './order-refund-copy.ts';
import { type RefundDraft, useRefundDraft } from './refund-draft.ts';
import { RefundForm } from './refund-form.tsx';
import type { RefundWanted } from './use-refund-order.ts';

type DialogProps = Readonly<{
  order: Order;
  onRefund: (wanted: RefundWanted, note: string) => void;
  onClose: () => void;
}>;

/** Two steps: what to give back, and whether that is really meant. */
export function OrderRefundDialog({ order, onRefund, onClose }: DialogProps) {
  const formId = useId();
  const draft = useRefundDraft(order);
  const [step, setStep] = useState<'fill' | 'check'>('fill');
  const [isTried, setIsTried] = useState(false);
  const words = moneyWords(money(draft.amount ?? 0, order.currency));
  const hasProblem =
    draft.amountProblem !== undefined || order.line_items.some((item) => draft.quantityProblem(item));
  const toCheck = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!hasProblem) setStep('check');
  };

  if (step === 'check')
    return (
      <CheckDialog
        draft={draft}
        words={words}
        onBack={() => setStep('fill')}
        onClose={onClose}
        onRefund={(note) => onRefund(draft.wanted(), note)}
      />
    );
  return (
    <Dialog
      open
      size="wide"
      title={copy.title(order.number)}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button kind="primary" type="submit" form={formId}>
            {copy.check}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" onSubmit={toCheck} noValidate>
        <RefundForm draft={draft} isTried={isTried} />
      </form>
    </Dialog>
  );
}

type CheckProps = Readonly<{
  draft: RefundDraft;
  words: string;
  onBack: () => void;
  onClose: () => void;
  onRefund: (note: string) => void;
}>;

function CheckDialog({ draft, words, onBack, onClose, onRefund }: CheckProps) {
  const [note, setNote] = useState('');
  const needed = useNeededApproval(draft.order.payment?.charge_id as ChargeId | null, draft.amount);
  return (
    <Dialog
      open
      title={copy.checkTitle(words)}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onBack}>{copy.back}</Button>
          <RefundButton needed={needed} words={copy.act(words)} onPress={() => onRefund(note.trim())} />
        </>
      }
    >
      <div className="stack">
        <Check draft={draft} words={words} />
        {needed && <AskFields needed={needed} note={note} onNote={setNote} />}
      </div>
    </Dialog>
  );
}

function Check({ draft: { order, amount, items, restock }, words }: { draft: RefundDraft; words: string }) {
  const charge_id = order.payment?.charge_id;
  const names = items.map(({ line, quantity }) => {
    const item = order.line_items.find((one) => one.line === line);
    return `${countWords(quantity)} × ${item?.name ?? ''}`;
  });
  return (
    <div className="stack">
      <p>{copy.checkText(words, methodOf(order.payment) ?? copy.thePaymentMethod)}</p>
      {charge_id && amount !== null && <RefundEffects charge_id={charge_id as ChargeId} amount={amount} />}
      {names.length > 0 && (
        <p>
          {sentences(
            copy.checkItems(listCopy.listed(names)),
            restock ? copy.checkRestock : copy.checkNoRestock,
          )}
        </p>
      )}
    </div>
  );
}
