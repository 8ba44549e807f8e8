import type { ApprovalRules } from '#contract/approvals.ts';
import type { RuleKind } from '#domain/approvals/approval-rules.ts';
import { RULE_NAMES } from '#domain/approvals/approval-rules-copy.ts';
import { currencySign } from '#domain/shared/currency-symbol.ts';
import { moneyFieldText } from '#domain/shared/format-money.ts';
import { currency, money } from '#domain/shared/money.ts';
import { parseMoney } from '#domain/shared/parse-money.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { approvalRulesCopy as copy } from './approval-rules-copy.ts';
import { type RuleDraft, rolesFor, ruleProblem } from './rule-draft.ts';

type Props = Readonly<{
  kind: RuleKind;
  draft: RuleDraft;
  known: ApprovalRules;
  isTried: boolean;
  onChange: (draft: RuleDraft) => void;
}>;

/** One rule: whether it holds, from where on, and who may approve. */
export function RuleCard({ kind, draft, known, isTried, onChange }: Props) {
  const name = RULE_NAMES[kind];
  const problem = ruleProblem(kind, draft, known);
  const shown = (field: string) => (isTried && problem?.field === field ? problem.words : undefined);
  return (
    <Card label={name}>
      <div className="stack">
        <Checkbox
          label={name}
          help={copy.kinds[kind]}
          checked={draft.isOn}
          onChange={(event) => onChange({ ...draft, isOn: event.target.checked })}
        />
        {draft.isOn && (
          <>
            {kind === 'refund_over' && (
              <Amount draft={draft} code={known.currency} error={shown('amount')} onChange={onChange} />
            )}
            {kind === 'refunds_a_day' && (
              <NumberField
                label={copy.count}
                value={draft.count}
                error={shown('count')}
                unreadableError={copy.notANumber}
                onChange={(count) => onChange({ ...draft, count })}
              />
            )}
            <Who kind={kind} draft={draft} known={known} onChange={onChange} />
            {problem?.field === 'roles' && (
              <Notice kind="warning" size="small">
                {problem.words}
              </Notice>
            )}
          </>
        )}
      </div>
    </Card>
  );
}

type AmountProps = Readonly<{
  draft: RuleDraft;
  code: string;
  error: string | undefined;
  onChange: (draft: RuleDraft) => void;
}>;

function Amount({ draft, code, error, onChange }: AmountProps) {
  const { locale } = pageSettings().store;
  return (
    <MoneyField
      label={copy.amount}
      symbol={currencySign(code)}
      code={code.toUpperCase()}
      value={draft.amount}
      onChange={(amount) => onChange({ ...draft, amount })}
      parse={(text) => {
        const parsed = parseMoney(text, currency(code), locale);
        return parsed.kind === 'money' ? parsed.amount : undefined;
      }}
      format={(minor) => moneyFieldText(money(minor, code), locale)}
      error={error}
      unreadableError={copy.unreadable}
    />
  );
}

function Who({ kind, draft, known, onChange }: Omit<Props, 'isTried'>) {
  return (
    <fieldset className="stack">
      <legend className="strong">{copy.who}</legend>
      {rolesFor(kind, known).map(({ key, name, people }) => (
        <Checkbox
          key={key}
          light
          label={copy.role(name, people)}
          checked={draft.roles.includes(key)}
          onChange={(event) =>
            onChange({
              ...draft,
              roles: event.target.checked
                ? [...draft.roles, key]
                : draft.roles.filter((role) => role !== key),
            })
          }
        />
      ))}
    </fieldset>
  );
}
