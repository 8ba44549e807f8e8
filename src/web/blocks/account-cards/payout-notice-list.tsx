import type { PayoutNotice } from '#domain/payouts/payout-notices.ts';
import { money } from '#domain/shared/money.ts';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice, type NoticeKind } from '#web/ui/notice.tsx';
import { paths } from '../../shared/paths.ts';
import { moneyWords } from '../../shared/store-format.ts';
import { payoutsCardCopy as copy, payoutNoticeCopy as words } from './account-cards-copy.ts';

type PayoutNoticeListProps = Readonly<{
  notices: readonly PayoutNotice[];
  currency: string;
  minimum: number;
  accountLink: string | false;
}>;

/** What warns of nothing. */
const KINDS: Readonly<Partial<Record<PayoutNotice, NoticeKind>>> = {
  transit: 'quiet',
  waiting_period: 'info',
  no_funds: 'info',
};
const TOPICS: Readonly<Record<PayoutNotice, string>> = {
  suspended: 'account-status',
  waits_for_details: 'account-status',
  account_rejected: 'account-status',
  transit: 'payout-schedule',
  waiting_period: 'payout-schedule',
  no_funds: 'balances',
  negative_balance: 'balances',
  bank_errored: 'failed-payouts',
  below_minimum: 'payout-schedule',
};

/** What there is to say about payouts in a currency, each with where to read more or what to do. */
export function PayoutNoticeList({ notices, currency, minimum, accountLink }: PayoutNoticeListProps) {
  return notices.map((notice) => {
    const { title, text } =
      notice === 'below_minimum' ? words.below_minimum(moneyWords(money(minimum, currency))) : words[notice];
    const mends = notice === 'bank_errored' && accountLink !== false;
    return (
      <Notice
        key={notice}
        kind={KINDS[notice] ?? 'warning'}
        size="small"
        title={title}
        actions={
          mends ? (
            <LinkButton size="small" href={accountLink}>
              {copy.updateBank}
            </LinkButton>
          ) : (
            <Link href={paths.help(TOPICS[notice])}>{copy.learnMore}</Link>
          )
        }
      >
        {text}
      </Notice>
    );
  });
}
