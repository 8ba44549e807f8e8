import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { moneyWords } from '../../shared/store-format.ts';
import { standingOf, useActionPhase } from './action-phase.ts';
import { paymentActionsCopy as copy } from './payment-actions-copy.ts';
import { ROW_EFFECTS } from './row-effects.tsx';
import { type Settleable, useSettle } from './use-settle.ts';

type SettleButtonsProps = Readonly<{
  target: Settleable;
  /** Held by the store's rules: to capture is to approve, to cancel is to block. */
  isHeld?: boolean;
  /** The hold has ended: nothing can be captured any more. */
  isLapsed?: boolean;
  /** In a row of many, below the words that say what these buttons do. */
  size?: 'small';
}>;

/** Both buttons rest while either is at work, or nobody knows how it ended: a payment is captured or cancelled, never both. */
export function SettleButtons({ target, isHeld = false, isLapsed = false, size }: SettleButtonsProps) {
  const confirm = useConfirm();
  const start = useSettle(target);
  const underWay = useActionPhase(target.payment_intent_id);
  const [capturing, canceling] = [standingOf(underWay, 'capture'), standingOf(underWay, 'cancel')];
  const { number } = target.order;
  const words = moneyWords(target.money);
  const { labels, names } = wordsOf(number, isHeld, size !== undefined);

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

  const described = size && { 'aria-describedby': ROW_EFFECTS };
  return (
    <>
      <Button
        size={size}
        kind={size ? 'secondary' : 'primary'}
        {...capturing}
        {...described}
        disabled={isLapsed || capturing.disabled}
        aria-label={names.capture}
        onClick={() => start('capture')}
      >
        {labels.capture}
      </Button>
      <Button
        size={size}
        kind={isHeld ? 'danger-quiet' : size ? 'quiet' : 'secondary'}
        {...canceling}
        {...described}
        aria-label={names.cancel}
        onClick={cancel}
      >
        {labels.cancel}
      </Button>
    </>
  );
}

/** Of many rows, each button names its order; a held payment on its own page is decided in the specification's words. */
function wordsOf(order: string, isHeld: boolean, isInRow: boolean) {
  if (!isHeld)
    return {
      labels: { capture: copy.capture, cancel: copy.cancel },
      names: { capture: copy.captureOf(order), cancel: copy.cancelOf(order) },
    };
  return isInRow
    ? {
        labels: { capture: copy.approveShort, cancel: copy.blockShort },
        names: { capture: copy.approveOf(order), cancel: copy.blockOf(order) },
      }
    : {
        labels: { capture: copy.approve, cancel: copy.block },
        names: { capture: undefined, cancel: undefined },
      };
}
