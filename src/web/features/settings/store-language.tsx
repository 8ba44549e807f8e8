import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getOptions, saveOptions } from '#contract/options.ts';
import { LANGUAGES, languageOf } from '#domain/shared/languages.ts';
import { call } from '#web/api/client.ts';
import { keyOf, readQuery } from '#web/api/query-client.ts';
import { failedWords } from '#web/shared/failed-words.ts';
import { languageInItself } from '#web/shared/language-in-itself.ts';
import { Card } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { SettingsSection } from './settings-section.tsx';
import { storeLanguageCopy as copy } from './store-language-copy.ts';

const BY_BROWSER = '';

/** Which language the store speaks to whoever has chosen none. */
export function StoreLanguage() {
  const queries = useQueryClient();
  const { show } = useSnackbar();
  const { data } = useQuery(readQuery(getOptions, { options: 'WPLANG' }));
  const save = useMutation({
    mutationFn: (WPLANG: string) => call(saveOptions, { WPLANG: WPLANG.replace('-', '_') }),
    onSuccess: () => show(copy.saved),
    onError: (error) => show({ text: failedWords(copy.notSaved, error), urgent: true }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(getOptions) }),
  });
  const saved = data?.WPLANG;
  if (saved === undefined) return null;
  return (
    <SettingsSection id="language" title={copy.title} text={copy.text}>
      <Card label={copy.title}>
        <Select
          label={copy.label}
          help={copy.help}
          disabled={save.isPending}
          options={[
            { value: BY_BROWSER, label: copy.byBrowser },
            ...LANGUAGES.map((value) => ({ value, label: languageInItself(value) })),
          ]}
          value={save.isPending ? save.variables : (languageOf(saved) ?? BY_BROWSER)}
          onChange={({ target }) => save.mutate(target.value)}
        />
      </Card>
    </SettingsSection>
  );
}
