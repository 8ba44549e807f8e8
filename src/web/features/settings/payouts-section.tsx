import { LAST_DAY_ANCHOR, WEEKLY_ANCHORS } from '#domain/payouts/payout-schedule.ts';
import { AtTheProvider } from '#web/blocks/at-the-provider/at-the-provider.tsx';
import { atTheProviderCopy } from '#web/blocks/at-the-provider/at-the-provider-copy.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { BankAccounts } from './bank-accounts.tsx';
import { useSaved, useSetting } from './settings-context.ts';
import { settingsCopy } from './settings-copy.ts';
import { SettingsSection } from './settings-section.tsx';

const copy = settingsCopy.payouts;
const INTERVALS = ['daily', 'weekly', 'monthly'] as const;
const MONTH_DAYS = [...Array.from({ length: 28 }, (_, before) => before + 1), LAST_DAY_ANCHOR];

/** When money leaves for the bank, or why that cannot be chosen. */
export function PayoutsSection() {
  const saved = useSaved();
  const isClosed = saved.deposit_status !== 'enabled' || saved.deposit_restrictions === 'schedule_restricted';
  const notice = isClosed
    ? copy.unavailable
    : saved.deposit_completed_waiting_period
      ? undefined
      : copy.waiting;
  const link = { href: paths.help('payout-schedule'), label: copy.learnMore };
  return (
    <SettingsSection id="payout-schedule" title={copy.title} text={copy.text} link={link}>
      <Card label={copy.title} foot={<BankAccounts />}>
        {notice ? (
          <Notice kind="warning" label={copy.title} size="small">
            {notice}
          </Notice>
        ) : (
          <ChosenSchedule />
        )}
      </Card>
    </SettingsSection>
  );
}

function ChosenSchedule() {
  const canChange = pageSettings().providerCan.payoutScheduleWrites;
  return (
    <div className="stack">
      <Schedule disabled={!canChange} />
      {!canChange && <AtTheProvider text={atTheProviderCopy.schedule} page="payouts" />}
    </div>
  );
}

function Schedule({ disabled }: { disabled: boolean }) {
  const { account_country } = useSaved();
  const interval = useSetting('deposit_schedule_interval');
  const weekly = useSetting('deposit_schedule_weekly_anchor');
  const monthly = useSetting('deposit_schedule_monthly_anchor');
  const offered = INTERVALS.filter((one) => one !== 'daily' || account_country !== 'JP');

  const changeInterval = (next: string) => {
    const chosen = INTERVALS.find((one) => one === next);
    if (!chosen) return;
    interval.set(chosen);
    if (chosen === 'weekly' && weekly.value === '') weekly.set('monday');
    if (chosen === 'monthly' && monthly.value === null) monthly.set(1);
  };

  return (
    <div className="form-row">
      <Select
        label={copy.frequency}
        disabled={disabled}
        error={interval.error}
        placeholder={interval.value === 'manual' ? copy.manual : undefined}
        options={offered.map((value) => ({ value, label: copy.intervals[value] }))}
        value={interval.value === 'manual' ? '' : interval.value}
        onChange={({ target }) => changeInterval(target.value)}
      />
      {interval.value === 'weekly' && (
        <Select
          label={copy.day}
          disabled={disabled}
          options={WEEKLY_ANCHORS.map((value) => ({ value, label: copy.weekdays[value] }))}
          value={weekly.value}
          onChange={({ target }) => weekly.set(target.value)}
        />
      )}
      {interval.value === 'monthly' && (
        <Select
          label={copy.date}
          disabled={disabled}
          error={monthly.error}
          options={MONTH_DAYS.map((day) => ({
            value: String(day),
            label: day === LAST_DAY_ANCHOR ? copy.lastDay : String(day),
          }))}
          value={String(monthly.value ?? 1)}
          onChange={({ target }) => monthly.set(Number(target.value))}
        />
      )}
    </div>
  );
}
