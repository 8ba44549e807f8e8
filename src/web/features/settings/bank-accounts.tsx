import { useQuery } from '@tanstack/react-query';
import { bankLink } from '#web/shared/bank-link.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { settingsCopy } from './settings-copy.ts';
import { banksQuery } from './settings-queries.ts';

const copy = settingsCopy.payouts;

/** Where the money goes, one bank account for each currency, and where that is changed. */
export function BankAccounts() {
  const { data } = useQuery(banksQuery());
  const accountLink = bankLink();
  const banks = data?.account?.default_external_accounts ?? [];
  const hasFailed = banks.some(({ status }) => status === 'errored');

  return (
    <div className="stack" data-gap="small">
      {hasFailed && (
        <Notice kind="error" label={copy.title} size="small">
          {copy.bankFailed}
        </Notice>
      )}
      <div className="row" data-spread="">
        <span className="row">
          <Icon name="payout" />
          {banks.length === 0 ? copy.noBank : copy.bank}
          {banks.map(({ currency, status }) => (
            <Chip key={currency} kind={status === 'errored' ? 'alert' : 'light'} plain={status !== 'errored'}>
              {currency.toUpperCase()}
            </Chip>
          ))}
        </span>
        {accountLink && <Link href={accountLink}>{copy.manage}</Link>}
      </div>
    </div>
  );
}
