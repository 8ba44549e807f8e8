import type { Payout } from '#contract/payouts.ts';
import { payoutKind } from '#domain/payouts/payout-kind.ts';
import { cameBack } from '#domain/payouts/payout-proof.ts';
import { percentWords } from '#web/shared/figure-words.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { payoutDetailsCopy as copy } from './payout-details-copy.ts';

/** Where it went, and by what the bank knows it. */
export function PayoutFacts({ payout }: { payout: Payout }) {
  const { id, bankAccount, bank_reference_key, fee, fee_percentage, currency } = payout;
  const facts: Fact[] = [
    { label: copy.bankAccount, value: bankAccount ?? copy.noBank },
    {
      label: copy.reference,
      value: bank_reference_key ? (
        <CopyButton value={bank_reference_key} what={copy.referenceWhat} />
      ) : (
        copy.noReference
      ),
    },
    { label: copy.type, value: copy.kinds[payoutKind(payout)] },
    ...(fee === 0
      ? []
      : [
          {
            label: copy.fee,
            value: cameBack(payout.status) ? (
              copy.feeReturned
            ) : (
              <>
                <MoneyText amount={fee} currency={currency} />{' '}
                <span className="subtle">{copy.feeOf(percentWords(fee_percentage / 100))}</span>
              </>
            ),
          },
        ]),
    { label: copy.payoutId, value: <CopyButton value={id} what={copy.payoutIdWhat} /> },
  ];
  return (
    <Card title={copy.details}>
      <Facts kind="rows" facts={facts} />
    </Card>
  );
}
