import { STATEMENT_LENGTH_MAX, STATEMENT_VARIANTS } from '#domain/settings/statement-text.ts';
import { AtTheProvider } from '#web/blocks/at-the-provider/at-the-provider.tsx';
import { atTheProviderCopy } from '#web/blocks/at-the-provider/at-the-provider-copy.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { useConfirm } from '#web/ui/confirm-provider.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { HandInDrafts } from './hand-in-drafts.tsx';
import { SettingCheckbox } from './setting-checkbox.tsx';
import { useSaved, useSetting } from './settings-context.ts';
import { settingsCopy } from './settings-copy.ts';
import { SettingsSection } from './settings-section.tsx';

const copy = settingsCopy.transactions;

/** How payments are taken, and what customers read about them. */
export function TransactionsSection() {
  const { account_country, is_card_present_eligible } = useSaved();
  const confirm = useConfirm();
  const askToCaptureLater = (on: boolean) =>
    !on ||
    confirm({
      title: copy.manualTitle,
      action: copy.manualAction,
      text: (
        <>
          <p>{copy.manualText}</p>
          {is_card_present_eligible && <p>{copy.manualInPerson}</p>}
        </>
      ),
    });
  const link = { href: paths.help('manual-capture'), label: settingsCopy.learnMore };

  return (
    <SettingsSection id="transactions" title={copy.title} text={copy.text} link={link}>
      <Card label={copy.title}>
        <div className="form">
          <SettingCheckbox name="is_saved_cards_enabled" label={copy.savedCards} help={copy.savedCardsHelp} />
          <SettingCheckbox
            name="is_manual_capture_enabled"
            label={copy.manual}
            help={copy.manualHelp}
            ask={askToCaptureLater}
          />
          <HandInDrafts />
          {!pageSettings().providerCan.businessDetailsWrites && (
            <AtTheProvider text={atTheProviderCopy.business} page="account" />
          )}
          <Statement name="account_statement_descriptor" most={STATEMENT_LENGTH_MAX} />
          {account_country === 'JP' && (
            <div className="form-row">
              <Statement name="account_statement_descriptor_kanji" most={STATEMENT_VARIANTS.kanji} />
              <Statement name="account_statement_descriptor_kana" most={STATEMENT_VARIANTS.kana} />
            </div>
          )}
          <div className="form-row">
            <Contact name="account_business_support_email" type="email" autoComplete="email" />
            <Contact name="account_business_support_phone" type="tel" autoComplete="tel" />
          </div>
        </div>
      </Card>
    </SettingsSection>
  );
}

type StatementName =
  | 'account_statement_descriptor'
  | 'account_statement_descriptor_kanji'
  | 'account_statement_descriptor_kana';

function Statement({ name, most }: { name: StatementName; most: number }) {
  const { value, set, error } = useSetting(name);
  return (
    <TextField
      label={copy.statement[name]}
      disabled={!pageSettings().providerCan.businessDetailsWrites}
      help={copy.statementHelp[name]}
      suffix={<span className="num">{copy.counter([...value.trim()].length, most)}</span>}
      error={error}
      value={value}
      onChange={({ target }) => set(target.value)}
    />
  );
}

type ContactProps = Readonly<{
  name: 'account_business_support_email' | 'account_business_support_phone';
  type: 'email' | 'tel';
  autoComplete: string;
}>;

function Contact({ name, type, autoComplete }: ContactProps) {
  const { value, set, error } = useSetting(name);
  return (
    <TextField
      label={copy.contact[name]}
      disabled={!pageSettings().providerCan.businessDetailsWrites}
      help={copy.contactHelp}
      type={type}
      autoComplete={autoComplete}
      error={error}
      value={value}
      onChange={({ target }) => set(target.value)}
    />
  );
}
