import type { Payout } from '#contract/payouts.ts';
import { useAtBank } from '#web/blocks/at-bank/at-bank-queries.ts';
import { AtBankText, wordsOf } from '#web/blocks/at-bank/at-bank-text.tsx';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { atBankCopy as copy } from './payout-details-copy.ts';

/** What the merchant's own bank says of a payout, once statements are imported; before that there is nothing to say. */
export function AtBankCard({ payout }: { payout: Payout }) {
  const atBank = useAtBank([payout.id]).get(payout.id);
  if (!atBank) return null;
  const { advice } = wordsOf(atBank);
  const isOpen = atBank.state === 'suggested' || atBank.state === 'missing';
  return (
    <Card
      title={copy.title}
      foot={isOpen && <LinkButton href={paths.bankMatching()}>{copy.toMatch}</LinkButton>}
    >
      <div className="stack" data-gap="small">
        <p>
          <AtBankText atBank={atBank} />
        </p>
        {advice !== '' && <p className="muted">{advice}</p>}
      </div>
    </Card>
  );
}
