import { useQuery } from '@tanstack/react-query';
import { listMissingAtBank } from '#contract/bank-matching.ts';
import { missingPayoutWords } from '#domain/account/work-words.ts';
import { money } from '#domain/shared/money.ts';
import { readQuery } from '#web/api/query-client.ts';
import { may } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { dayWords, moneyWords } from '#web/shared/store-format.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { missingPayoutsCopy as copy } from './missing-payouts-copy.ts';

/** Payouts that a bank statement should show and does not: told where a day begins, as long as it is so. */
export function MissingPayouts() {
  const { data } = useQuery({ ...readQuery(listMissingAtBank, {}), enabled: may('see_payouts') });
  const missing = data?.data ?? [];
  const [first, ...others] = missing;
  if (!first) return null;
  const { title, text, action } = missingPayoutWords({
    sum: moneyWords(money(first.amount, first.currency)),
    day: dayWords(first.day),
    days: first.days,
  });
  return (
    <Notice
      kind="warning"
      title={others.length === 0 ? title : copy.several(missing.length)}
      actions={
        <>
          <LinkButton href={paths.payout(first.payout_id)}>{action}</LinkButton>
          <LinkButton href={paths.bankMatching()}>{copy.toMatch}</LinkButton>
        </>
      }
    >
      {others.length === 0 ? text : copy.first(text)}
    </Notice>
  );
}
