import { PROTECTION_LEVELS } from '#contract/settings.ts';
import { BasicHelp } from '#web/features/settings/fraud-level/basic-help.tsx';
import { fraudLevelCopy } from '#web/features/settings/fraud-level/fraud-level-copy.ts';
import { WelcomeTour } from '#web/features/settings/fraud-level/welcome-tour.tsx';
import { paths } from '#web/shared/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { useSaved, useSetting } from './settings-context.ts';
import { settingsCopy } from './settings-copy.ts';
import { SettingsSection } from './settings-section.tsx';

const copy = settingsCopy.fraud;

/** How strictly payments are screened; the filters themselves have a page of their own. */
export function FraudSection() {
  const { value, set, error } = useSetting('current_protection_level');
  const { advanced_fraud_protection_settings: rules } = useSaved();
  const isUnread = rules === 'error';
  const help = {
    basic: copy.basicHelp,
    advanced: (
      <>
        {isUnread ? '' : rules.length === 0 ? fraudLevelCopy.noFilters : copy.filtersOn(rules.length)}{' '}
        <Link href={paths.fraudProtection()}>{rules.length === 0 ? copy.configure : copy.edit}</Link>
      </>
    ),
  };
  return (
    <SettingsSection
      id="fp-settings"
      title={copy.title}
      text={copy.text}
      link={{ href: paths.help('fraud-protection'), label: settingsCopy.learnMore }}
    >
      {isUnread ? (
        <Notice kind="error" label={copy.title}>
          {copy.unread}
        </Notice>
      ) : (
        <>
          <WelcomeTour />
          <RadioGroup
            label={copy.level}
            hideLabel
            error={error}
            choices={PROTECTION_LEVELS.map((level) => ({
              value: level,
              label: copy.levels[level],
              help: help[level],
              // Without a filter the advanced level would be an empty word.
              disabled: level === 'advanced' && rules.length === 0 && value !== 'advanced',
            }))}
            value={value}
            onChange={set}
          />
          <BasicHelp />
        </>
      )}
    </SettingsSection>
  );
}
