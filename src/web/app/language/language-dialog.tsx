import { useState } from 'react';
import { saveCurrentUser } from '#contract/users.ts';
import { LANGUAGES, type Language } from '#domain/shared/languages.ts';
import { call } from '#web/api/client.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { languageInItself } from '#web/shared/language-in-itself.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { carryForm } from './carry-form.ts';
import { languageCopy as copy } from './language-copy.ts';

const AUTOMATIC = '';
type Chosen = Language | typeof AUTOMATIC;

const chosenNow = (): Chosen => {
  const setting = pageSettings().user.woocommerce_meta.wc_payments_language;
  return LANGUAGES.find((language) => JSON.stringify(language) === setting) ?? AUTOMATIC;
};

/** A language is code of its own, so the page is loaded again, at the same place and with what was typed. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState(chosenNow);
  const [failed, setFailed] = useState<unknown>();
  const choose = async (language: Chosen) => {
    setChosen(language);
    setFailed(undefined);
    try {
      await call(saveCurrentUser, { woocommerce_meta: { wc_payments_language: language || null } });
    } catch (reason) {
      setChosen(chosenNow());
      setFailed(reason);
      return;
    }
    carryForm();
    location.reload();
  };

  return (
    <Dialog open title={copy.title} onClose={onClose}>
      {failed !== undefined && <ErrorNotice title={copy.notSaved}>{failureWords(failed)}</ErrorNotice>}
      <RadioGroup
        label={copy.title}
        hideLabel
        look="list"
        choices={[
          { value: AUTOMATIC, label: copy.automatic },
          ...LANGUAGES.map((value) => ({
            value,
            label: (
              <span lang={value} dir="auto">
                {languageInItself(value)}
              </span>
            ),
          })),
        ]}
        value={chosen}
        onChange={choose}
        help={copy.lead}
      />
    </Dialog>
  );
}
