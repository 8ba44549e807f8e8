import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveOptions } from '#contract/options.ts';
import { getSettings, saveSettings } from '#contract/settings.ts';
import { ENGLISH_LOCALE } from '#domain/settings/export-language.ts';
import { call } from '#web/api/client.ts';
import { keyOf, readQuery } from '#web/api/query-client.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LANGUAGE_SETTLED } from './export-language.ts';
import { exportLanguageCopy as copy } from './export-language-copy.ts';

/** Answers the chosen locale, or nothing when the file is not wanted after all. */
type ExportLanguageDialogProps = Readonly<{ onAnswer: (locale: string | undefined) => void }>;

export function ExportLanguageDialog({ onAnswer }: ExportLanguageDialogProps) {
  const { code, native_name } = pageSettings().locale;
  const settings = useQuery(readQuery(getSettings, {}));
  const settle = useSettle();
  const [chosen, setChosen] = useState<string>();
  const [always, setAlways] = useState(false);
  // Settings that cannot be read keep nobody from a file.
  const locale = chosen ?? (settings.data?.reporting_export_language || code);

  return (
    <ConfirmDialog
      open
      title={copy.title}
      action={copy.export}
      failureText={() => copy.notSaved}
      onConfirm={async () => {
        if (always) await settle(locale);
        onAnswer(locale);
      }}
      onClose={() => onAnswer(undefined)}
    >
      {settings.isPending ? (
        <Skeleton count={2} label={copy.loading} />
      ) : (
        <div className="stack">
          <RadioGroup
            label={copy.language}
            hideLabel
            choices={[
              { value: code, label: native_name },
              { value: ENGLISH_LOCALE, label: copy.english },
            ]}
            value={locale}
            onChange={setChosen}
          />
          <Checkbox
            label={copy.always}
            help={copy.alwaysHelp}
            checked={always}
            onChange={({ target }) => setAlways(target.checked)}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}

/** The language first: were only the question put away, files would go on in another language without a word. */
function useSettle() {
  const client = useQueryClient();
  return async (reporting_export_language: string) => {
    await call(saveSettings, { reporting_export_language });
    await call(saveOptions, { wcpay_reporting_export_modal_dismissed: true });
    client.setQueryData(LANGUAGE_SETTLED, true);
    await client.invalidateQueries({ queryKey: keyOf(getSettings) });
  };
}
