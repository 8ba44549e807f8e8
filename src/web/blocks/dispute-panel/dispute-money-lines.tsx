import type { Dispute } from '#contract/disputes.ts';
import { type DisputeMoney, disputeMoney } from '#domain/disputes/dispute-money.ts';
import { isAwaitingResponse } from '#domain/disputes/dispute-status.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Sum, type SumLine } from '#web/ui/sum.tsx';
import { disputePanelCopy } from './dispute-panel-copy.ts';

const copy = disputePanelCopy.money;

/** What the ledger says a dispute took and gave back, line by line, with its effect as the sum. */
export function DisputeMoneyLines({ dispute }: { dispute: Dispute }) {
  const money = disputeMoney(dispute.balance_transactions);
  if (!money) return null;
  return (
    <Disclosure title={copy.title} open>
      <Sum lines={linesOf(money, isAwaitingResponse(dispute.status))} />
    </Disclosure>
  );
}

function linesOf(money: DisputeMoney, isOpen: boolean): SumLine[] {
  const { currency, taken, fee, returned, feeReturned, cost } = money;
  const line = (key: string, label: string, amount: number, note?: string): SumLine[] =>
    amount === 0 ? [] : [{ key, label, note, amount: <MoneyText amount={amount} currency={currency} /> }];
  return [
    ...line('taken', copy.taken, 0 - taken),
    ...line('fee', copy.fee, 0 - fee, isOpen ? copy.feeNote : undefined),
    ...line('returned', copy.returned, returned),
    ...line('fee returned', copy.feeReturned, feeReturned),
    {
      key: 'total',
      role: 'total',
      label: copy.total,
      amount: <MoneyText amount={0 - cost} currency={currency} explicit />,
    },
  ];
}
