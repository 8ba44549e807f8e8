import { useState } from 'react';
import type { Settings } from '#contract/settings.ts';
import { changedRules, inForce } from '#domain/fraud/rule-changes.ts';
import type { RuleContext, RuleSettings } from '#domain/fraud/rule-settings.ts';
import { rulesOfSettings, settingsOfRules } from '#domain/fraud/rules-of-settings.ts';
import { rulesProblem } from '#domain/fraud/rules-problem.ts';
import { UnsavedChanges } from '#web/shared/unsaved-changes.tsx';
import { FraudLab } from './fraud-lab.tsx';
import { fraudProtectionCopy as copy } from './fraud-protection-copy.ts';
import { ProtectionPage } from './protection-page.tsx';
import { RuleCards } from './rule-cards.tsx';
import { SaveProblemNotice } from './save-problem-notice.tsx';
import { Scorecard } from './scorecard.tsx';
import { useSaveRules } from './use-save-rules.ts';

type Props = Readonly<{ loaded: Settings; context: RuleContext }>;

const savedRulesOf = ({ advanced_fraud_protection_settings: rules }: Settings) =>
  rules === 'error' ? [] : rules;

/** An account that refuses wrong addresses by itself has that filter on until the merchant first decides. */
const settingsFrom = (loaded: Settings, context: RuleContext) =>
  settingsOfRules(savedRulesOf(loaded), {
    ...context,
    declineOnAvsFailure: context.declineOnAvsFailure && loaded.current_protection_level === 'basic',
  });

/** The page once its filters are known: edited here, asked of history beside, saved together. */
export function FraudProtectionForm({ loaded, context }: Props) {
  const [base, setBase] = useState({ loaded, settings: settingsFrom(loaded, context), context });
  const [settings, setSettings] = useState(base.settings);
  const [isEdited, setEdited] = useState(false);
  const saving = useSaveRules();
  const changed = changedRules(base, { settings, context });

  const startOver = (from: Settings, next: RuleSettings) => {
    setBase({ loaded: from, settings: next, context });
    setEdited(false);
  };
  const edit = (next: RuleSettings) => {
    setSettings(next);
    setEdited(true);
  };
  const showTheirs = (theirs: Settings) => {
    const next = settingsFrom(theirs, context);
    startOver(theirs, next);
    setSettings(next);
    saving.dismiss();
  };
  const save = (onto = base.loaded) => {
    const effective = inForce(settings, context);
    const problem = rulesProblem(rulesOfSettings(effective, context));
    if (problem) return saving.tell(copy.notSaved(problem));
    void saving.save({
      wanted: rulesOfSettings(effective, context),
      onto,
      onSaved: (next) => startOver(next, settings),
      onAsked: () => showTheirs(onto),
    });
  };
  return (
    <ProtectionPage
      level={base.loaded.current_protection_level}
      changes={changed.length}
      isSaving={saving.isSaving}
      onSave={isEdited || changed.length > 0 ? () => save() : undefined}
      notices={
        saving.problem && (
          <SaveProblemNotice
            problem={saving.problem}
            onDismiss={saving.dismiss}
            onSaveMine={save}
            onShowTheirs={showTheirs}
          />
        )
      }
      aside={<FraudLab settings={settings} context={context} />}
      below={<Scorecard />}
    >
      <RuleCards
        settings={settings}
        context={context}
        isCountryListOutdated={
          changed.includes('international_ip_address') &&
          settings.international_ip_address.enabled &&
          base.context.sellingCountries !== context.sellingCountries
        }
        onChange={edit}
      />
      <UnsavedChanges when={changed.length > 0} />
    </ProtectionPage>
  );
}
