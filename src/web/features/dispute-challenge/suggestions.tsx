import { useState } from 'react';
import { evidenceLabel } from '#domain/disputes/evidence-fields-copy.ts';
import { isGiven } from '#domain/disputes/evidence-missing.ts';
import type { EvidenceField } from '#domain/disputes/evidence-sections.ts';
import type { Suggestion } from '#domain/disputes/evidence-suggestions.ts';
import { labelOf } from '#domain/shared/word.ts';
import { dayWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import type { Challenging } from './challenging.ts';

type Props = Readonly<{ fields: readonly EvidenceField[]; challenging: Challenging }>;

/** What is known already. It becomes evidence only when somebody takes it. */
export function Suggestions({ fields, challenging }: Props) {
  const [isIgnored, setIsIgnored] = useState(false);
  const { typed, suggestions, change, isLocked } = challenging;
  const open = suggestions.flatMap((suggestion) => {
    const field = fields.find(({ key }) => key === suggestion.field);
    return field && !isGiven(typed.evidence, field.key) ? [{ field, suggestion }] : [];
  });
  if (isIgnored || isLocked || open.length === 0) return null;
  return (
    <div className="suggestion">
      <p className="suggestion-source">
        <Icon name="flag" size="small" />
        {copy.suggestedFrom(sourcesOf(open.map(({ suggestion }) => suggestion)))}
      </p>
      <dl className="facts">
        {open.map(({ field, suggestion }) => (
          <div key={field.key}>
            <dt>{evidenceLabel[field.key]}</dt>
            <dd className="challenge-suggested">
              <span>{field.kind === 'date' ? dayWords(suggestion.value) : suggestion.value}</span>
              {open.length > 1 && (
                <Button kind="link" size="small" onClick={() => change(field, suggestion.value)}>
                  {copy.takeOne(evidenceLabel[field.key])}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <Button
          kind="primary"
          size="small"
          onClick={() => {
            for (const { field, suggestion } of open) change(field, suggestion.value);
          }}
        >
          {copy.takeAll(open.length)}
        </Button>
        <Button kind="quiet" size="small" onClick={() => setIsIgnored(true)}>
          {copy.ignore}
        </Button>
      </div>
    </div>
  );
}

const sourcesOf = (suggestions: readonly Suggestion[]): readonly string[] => [
  ...new Set(suggestions.map(({ source }) => labelOf(copy.sources, source))),
];
