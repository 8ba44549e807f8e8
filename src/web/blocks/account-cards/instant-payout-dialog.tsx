import { type Currency, money } from '#domain/shared/money.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { percentWords } from '#web/shared/figure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { CONTROL_WORDS } from '#web/ui/control-words-copy.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sum } from '#web/ui/sum.tsx';
import { failureWords } from '../../shared/failure-words.ts';
import { MoneyText } from '../../shared/money-text.tsx';
import { paths } from '../../shared/paths.ts';
import { moneyWords } from '../../shared/store-format.ts';
import { isAsked } from '../approvals/is-asked.ts';
import { standingOf, useActionPhase, useAskAgain } from '../payment-actions/action-phase.ts';
import { BeingConfirmed } from '../payment-actions/being-confirmed.tsx';
import { instantPayoutCopy as copy } from './account-cards-copy.ts';
import type { InstantFunds } from './currency-overviews.ts';
import { useInstantPayout } from './use-instant-payout.ts';

type InstantPayoutDialogProps = Readonly<{
  open: boolean;
  currency: Currency;
  funds: InstantFunds;
  onClose: () => void;
}>;

/** What leaves, what it costs, what arrives. Once sent it can be closed, not cancelled: the card goes on saying how it stands. */
export function InstantPayoutDialog({ open, currency, funds, onClose }: InstantPayoutDialogProps) {
  const payOut = useInstantPayout(currency, onClose);
  const askAgain = useAskAgain(currency);
  const net = moneyWords(money(funds.net, currency));
  const underWay = useActionPhase(currency);
  const isIdle = underWay.phase === 'idle';
  const close = () => {
    // A refusal is read and done with; what is under way goes on, and the card says so.
    if (isIdle) payOut.reset();
    onClose();
  };

  return (
    <Dialog
      open={open}
      title={copy.title(net)}
      pending={underWay.phase === 'sending'}
      onClose={close}
      foot={
        <>
          <Button disabled={underWay.phase === 'sending'} onClick={close}>
            {isIdle ? copy.cancel : CONTROL_WORDS.close}
          </Button>
          {(isIdle || underWay.phase === 'sending') && (
            <Button
              kind="primary"
              {...standingOf(underWay, 'payout')}
              onClick={() => payOut.mutate({ verb: 'payout', money: money(funds.net, currency) })}
            >
              {copy.confirm(net)}
            </Button>
          )}
        </>
      }
    >
      <div className="stack" data-gap="small">
        <p>
          {copy.lead} <Link href={paths.help('instant-payouts')}>{copy.learnMore}</Link>
        </p>
        <Sum lines={linesOf(currency, funds)} />
        <BeingConfirmed underWay={underWay} sentence={() => copy.failed} onAskAgain={askAgain} />
        {payOut.isError && isIdle && !isAsked(payOut.error) && (
          <Notice kind="error" title={copy.failed} announce>
            {sentences(failureWords(payOut.error), copy.unchanged)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

const linesOf = (currency: Currency, { amount, fee, net, fee_percentage }: InstantFunds) => [
  { key: 'amount', label: copy.amount, amount: <MoneyText amount={amount} currency={currency} /> },
  fee === null || fee_percentage === null
    ? { key: 'fee', label: copy.feeUntold, amount: '' }
    : {
        key: 'fee',
        label: copy.fee(percentWords(fee_percentage / 100)),
        amount: <MoneyText amount={fee === 0 ? 0 : -fee} currency={currency} />,
      },
  {
    key: 'net',
    role: 'total' as const,
    label: copy.net,
    amount: <MoneyText amount={net} currency={currency} />,
  },
];
