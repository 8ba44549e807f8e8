import { useQuery } from '@tanstack/react-query';
import type { BankSender } from '#contract/bank-matching.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { may } from '#web/shared/page-settings.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { bankMatchingCopy } from './bank-matching-copy.ts';
import { sendersQuery } from './bank-matching-queries.ts';
import { useSaid } from './match-actions.tsx';

const { senders: copy } = bankMatchingCopy;

/** Whose lines count as payouts because people said so twice; each can be forgotten, and taken up again. */
export function SendersCard() {
  const senders = useQuery(sendersQuery());
  if (senders.isError)
    return (
      <ErrorNotice title={copy.failed} retrying={senders.isFetching} onRetry={() => senders.refetch()}>
        {failureWords(senders.error)}
      </ErrorNotice>
    );
  const known = senders.data?.data ?? [];
  if (known.length === 0) return null;
  return (
    <Card title={copy.title} flush>
      <p className="card-body muted">{copy.text}</p>
      <ul className="items items-below-head">
        {known.map((sender) => (
          <SenderItem key={sender.id} sender={sender} />
        ))}
      </ul>
    </Card>
  );
}

function SenderItem({ sender }: Readonly<{ sender: BankSender }>) {
  const { said, isPending } = useSaid();
  const { id, name, ending, account_name, confirmations, is_forgotten } = sender;
  const who = name ?? (ending === null ? copy.unnamed : copy.accountEnding(ending));
  return (
    <li className="item">
      <span className="item-icon">
        <Icon name="payout" size="small" />
      </span>
      <div>
        <p className="item-title">
          {who} {is_forgotten && <Chip>{copy.forgotten}</Chip>}
        </p>
        <p className="item-note">
          {name !== null && ending !== null && `${copy.accountEnding(ending)} · `}
          <bdi>{account_name}</bdi> · {copy.confirmed(confirmations, countWords(confirmations))}
        </p>
      </div>
      {may('export') && (
        <div className="item-end">
          <Button
            size="small"
            disabled={isPending}
            aria-label={is_forgotten ? copy.takeUpOf(who) : copy.forgetOf(who)}
            onClick={() => void said({ step: is_forgotten ? 'take_up' : 'forget', sender: id })}
          >
            {is_forgotten ? copy.takeUp : copy.forget}
          </Button>
        </div>
      )}
    </li>
  );
}
