import type { Money } from '#domain/shared/money.ts';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { moneyWords } from '../store-format.ts';
import { useActionPhase } from './action-phase.ts';
import { paymentActionsCopy as copy } from './payment-actions-copy.ts';
import { type Settleable, useSettle } from './use-settle.ts';

type SettleButtonsProps = Readonly<{
  target: Settleable;
  amount: Money;
  /** Held by the store's rules: to capture is to approve, to cancel is to block. */
  isHeld?: boolean;
  /** The hold has ended: nothing can be captured any more. */
  isLapsed?: boolean;
  size?: 'small';
}>;

/** Both buttons rest while either is at work: a payment is captured or cancelled, never both. */
export function SettleButtons({
  target,
  amount,
  isHeld = false,
  isLapsed = false,
  size,
}: SettleButtonsProps) {
  const confirm = useConfirm();
  const start = useSettle(target);
  const { phase, verb } = useActionPhase(target.payment_intent_id);
  const isBusy = phase === 'sending' || phase === 'confirming';
  const { number } = target.order;
  const words = moneyWords(amount);

  const cancel = async () => {
    const isSure = await confirm({
      title: isHeld ? copy.blockTitle(words) : copy.cancelTitle(words),
      text: isHeld ? copy.blockText : copy.cancelText,
      action: isHeld ? copy.block : copy.cancelAction,
      kind: 'danger',
      cancel: copy.keep,
    });
    if (isSure) start('cancel');
  };
  // What nobody knows is only asked about again, in the same words.
  const isAskedAbout = (other: string) => phase === 'unknown' && verb !== other;

  return (
    <>
      <Button
        size={size}
        kind={size ? 'secondary' : 'primary'}
        busy={isBusy && verb === 'capture'}
        disabled={isLapsed || (isBusy && verb !== 'capture') || isAskedAbout('capture')}
        aria-label={isHeld ? undefined : copy.captureOf(number)}
        onClick={() => start('capture')}
      >
        {isHeld ? copy.approve : copy.capture}
      </Button>
      <Button
        size={size}
        kind={isHeld ? 'danger-quiet' : size ? 'quiet' : 'secondary'}
        busy={isBusy && verb === 'cancel'}
        disabled={(isBusy && verb !== 'cancel') || isAskedAbout('cancel')}
        aria-label={isHeld ? undefined : copy.cancelOf(number)}
        onClick={phase === 'unknown' ? () => start('cancel') : cancel}
      >
        {isHeld ? copy.block : copy.cancel}
      </Button>
    </>
  );
}
