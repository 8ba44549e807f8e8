import { type Currency, money } from '#domain/shared/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sum } from '#web/ui/sum.tsx';
import { failureWords } from '../failure-words.ts';
import { MoneyText } from '../money-text.tsx';
import { paths } from '../paths.ts';
import { BeingConfirmed } from '../payment-actions/being-confirmed.tsx';
import { isFinal } from '../payment-actions/money-request.ts';
import { moneyWords } from '../store-format.ts';
import { instantPayoutCopy as copy } from './account-cards-copy.ts';
import type { InstantFunds } from './currency-overviews.ts';
import { percentageWords } from './percentage-words.ts';
import { useInstantPayout } from './use-instant-payout.ts';

type InstantPayoutDialogProps = Readonly<{
  open: boolean;
  currency: Currency;
  funds: InstantFunds;
  onClose: () => void;
}>;

/** What leaves, what it costs, what arrives. Nothing closes it while nobody knows yet whether money moved. */
export function InstantPayoutDialog({ open, currency, funds, onClose }: InstantPayoutDialogProps) {
  const payOut = useInstantPayout(currency, onClose);
  const net = moneyWords(money(funds.net, currency));
  const isConfirming = payOut.isPending && payOut.failureCount > 0;
  const isUnknown = payOut.isError && !isFinal(payOut.error);
  const close = () => {
    payOut.reset();
    onClose();
  };

  return (
    <Dialog
      open={open}
      title={copy.title(net)}
      pending={payOut.isPending}
      onClose={close}
      foot={
        <>
          <Button disabled={payOut.isPending} onClick={close}>
            {copy.cancel}
          </Button>
          {!isUnknown && (
            <Button kind="primary" busy={payOut.isPending} onClick={() => payOut.mutate(currency)}>
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
        <BeingConfirmed
          phase={isConfirming ? 'confirming' : isUnknown ? 'unknown' : 'idle'}
          onAskAgain={() => payOut.mutate(currency)}
        />
        {payOut.isError && !isUnknown && (
          <Notice kind="error" title={copy.failed} announce>
            {`${failureWords(payOut.error)} ${copy.unchanged}`}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

const linesOf = (currency: Currency, { amount, fee, net, fee_percentage }: InstantFunds) => [
  { key: 'amount', label: copy.amount, amount: <MoneyText amount={amount} currency={currency} /> },
  {
    key: 'fee',
    label: copy.fee(percentageWords(fee_percentage)),
    amount: <MoneyText amount={fee === 0 ? 0 : -fee} currency={currency} />,
  },
  {
    key: 'net',
    role: 'total' as const,
    label: copy.net,
    amount: <MoneyText amount={net} currency={currency} />,
  },
];
