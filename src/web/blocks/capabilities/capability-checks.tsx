import { CAPABILITIES, type Capability, wholeCapabilities } from '#domain/people/capabilities.ts';
import { CAPABILITY_WORDS } from '#domain/people/capabilities-copy.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { capabilitiesCopy as copy } from './capabilities-copy.ts';

type Props = Readonly<{
  id: string;
  label: string;
  chosen: readonly Capability[];
  /** What the chooser holds: nobody gives what they do not. */
  held: readonly string[];
  error?: string | undefined;
  onChange: (chosen: readonly Capability[]) => void;
}>;

/** Groups of tasks, so that fourteen ticks can be read. */
const GROUPS: readonly Readonly<{ label: string; capabilities: readonly Capability[] }>[] = [
  {
    label: copy.groups.see,
    capabilities: ['see_payments', 'see_payouts', 'see_customers', 'export', 'read_audit'],
  },
  {
    label: copy.groups.act,
    capabilities: ['refund', 'capture', 'decide_held', 'answer_disputes', 'pay_out'],
  },
  {
    label: copy.groups.change,
    capabilities: ['change_settings', 'change_fraud_rules', 'change_account', 'manage_people'],
  },
];

/** What somebody may do, task by task. What a task needs comes with it, and says so. */
export function CapabilityChecks({ id, label, chosen, held, error, onChange }: Props) {
  const needing = (capability: Capability): readonly Capability[] =>
    chosen.filter((other) => other !== capability && wholeCapabilities([other]).includes(capability));
  const toggle = (capability: Capability, isOn: boolean) =>
    onChange(
      isOn
        ? wholeCapabilities([...chosen, capability])
        : CAPABILITIES.filter((one) => chosen.includes(one) && one !== capability),
    );
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{label}</legend>
      <div className="stack" data-gap="small">
        {GROUPS.map(({ label: group, capabilities }) => (
          <fieldset key={group} className="field">
            <legend className="muted">{group}</legend>
            <div className="check-list">
              {capabilities.map((capability) => (
                <OneCheck
                  key={capability}
                  capability={capability}
                  isOn={chosen.includes(capability)}
                  isHeld={wholeCapabilities([capability]).every((one) => held.includes(one))}
                  neededBy={needing(capability)}
                  onChange={(isOn) => toggle(capability, isOn)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

type OneProps = Readonly<{
  capability: Capability;
  isOn: boolean;
  isHeld: boolean;
  neededBy: readonly Capability[];
  onChange: (isOn: boolean) => void;
}>;

function OneCheck({ capability, isOn, isHeld, neededBy, onChange }: OneProps) {
  const help = neededBy.length > 0 ? copy.neededBy(neededBy.map((one) => CAPABILITY_WORDS[one])) : undefined;
  return (
    <Checkbox
      light
      label={CAPABILITY_WORDS[capability]}
      help={isHeld ? help : copy.notYours}
      checked={isOn}
      disabled={(!isHeld && !isOn) || neededBy.length > 0}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
