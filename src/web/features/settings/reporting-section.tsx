import { ENGLISH_LOCALE, hasFileLanguages } from '#domain/settings/export-language.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';
import { useSetting } from './settings-context.ts';
import { settingsCopy } from './settings-copy.ts';
import { SettingsSection } from './settings-section.tsx';

const copy = settingsCopy.reporting;

/** In which language files are written; a store that speaks English has no choice to make. */
export function ReportingSection() {
  const { code, native_name } = pageSettings().locale;
  const { value, set } = useSetting('reporting_export_language');
  if (code === ENGLISH_LOCALE) return null;
  const hasWords = hasFileLanguages(code);
  return (
    <SettingsSection
      id="reporting"
      title={copy.title}
      text={copy.text}
      link={{ href: paths.help('exports'), label: settingsCopy.learnMore }}
    >
      <Card label={copy.title}>
        <Select
          label={copy.language}
          help={hasWords ? copy.help : copy.noWords(native_name)}
          options={[
            { value: ENGLISH_LOCALE, label: copy.english },
            { value: code, label: native_name },
          ]}
          value={value === '' ? code : value}
          onChange={({ target }) => set(target.value)}
        />
      </Card>
    </SettingsSection>
  );
}
