import { useState } from 'react';
import type { LabPreview } from '#contract/fraud.ts';
import { labelOf } from '#domain/shared/word.ts';
import { percentWords } from '#web/shared/figure-words.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { type Stat, Stats } from '#web/ui/stats.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { AffectedPayments } from './affected-payments.tsx';
import { amountsOf } from './amounts-words.ts';
import { fraudLabCopy as copy } from './fraud-lab-copy.ts';

type Props = Readonly<{ preview: LabPreview; isRecounting: boolean }>;

/** What the history answered: four figures, each rule by itself, and the payments behind them. */
export function LabAnswer({ preview, isRecounting }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { payments, held, blocked, affected, rules } = preview;
  if (payments === 0)
    return (
      <EmptyState icon="flask" title={copy.emptyTitle}>
        {copy.emptyText}
      </EmptyState>
    );
  const count = held + blocked;
  return (
    <>
      <div className="card-body stack" aria-busy={isRecounting}>
        <p className="muted">{copy.lead(payments)}</p>
        <VisuallyHidden>
          <span role="status">{isRecounting ? copy.recounting : copy.counted(held, blocked)}</span>
        </VisuallyHidden>
        <Stats stats={figuresOf(preview)} />
        {rules.length === 0 ? (
          <p className="muted">{copy.noRules}</p>
        ) : (
          <div className="stack" data-gap="small">
            <h3>{copy.byRule}</h3>
            {rules.map((rule) => (
              <RuleBar key={rule.key} rule={rule} most={Math.max(...rules.map((one) => one.count))} />
            ))}
          </div>
        )}
      </div>
      {count > 0 && (
        <div className="card-foot">
          <span>{copy.affected(amountsOf(affected))}</span>
          <Button kind="link" onClick={() => setOpen(true)}>
            {copy.see(count)}
          </Button>
        </div>
      )}
      {isOpen && <AffectedPayments preview={preview} onClose={() => setOpen(false)} />}
    </>
  );
}

function RuleBar({ rule, most }: Readonly<{ rule: LabPreview['rules'][number]; most: number }>) {
  const isBlock = rule.outcome === 'block';
  return (
    <div>
      <Meter
        label={labelOf(copy.ruleNames, rule.key)}
        value={rule.count}
        max={Math.max(1, most)}
        words={isBlock ? copy.ruleBlocked(rule.count) : copy.ruleHeld(rule.count)}
        kind={isBlock ? 'danger' : undefined}
      />
      {rule.unknown > 0 && (
        <p className="subtle">
          {rule.key === 'purchase_price_threshold'
            ? copy.otherCurrencies(rule.unknown)
            : copy.unknown(rule.unknown)}
        </p>
      )}
    </div>
  );
}

function figuresOf({ payments, held, blocked, disputes, returning_customers }: LabPreview): readonly Stat[] {
  const share = (count: number) => copy.ofPayments(percentWords(count / payments, { decimals: 1 }));
  return [
    { id: 'held', label: copy.held, figure: countWords(held), note: share(held) },
    { id: 'blocked', label: copy.blocked, figure: countWords(blocked), note: share(blocked) },
    {
      id: 'disputes',
      label: copy.disputes,
      figure: (
        <span className={disputes.caught > 0 ? 'good' : undefined}>
          {copy.ofAll(disputes.caught, disputes.all)}
        </span>
      ),
      note:
        disputes.all === 0
          ? copy.noDisputes
          : disputes.caught > 0 && copy.disputed(amountsOf(disputes.amounts)),
    },
    {
      id: 'returning',
      label: copy.returning,
      figure: (
        <span className={returning_customers > 0 ? 'warn' : undefined}>
          {countWords(returning_customers)}
        </span>
      ),
      note: blocked > 0 ? copy.returningMet : copy.returningHeld,
    },
  ];
}
