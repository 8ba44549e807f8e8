import { useState } from 'react';
import { type EvidenceKey, evidenceKind } from '#domain/disputes/evidence-fields.ts';
import { evidenceLabel } from '#domain/disputes/evidence-fields-copy.ts';
import { isGiven } from '#domain/disputes/evidence-missing.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import type { Challenging } from './challenging.ts';

const SHOWN_MAX = 5;
type Props = Readonly<{ weighty: readonly EvidenceKey[]; challenging: Challenging }>;

/** What would help most, most weight first; each leads to its field. */
export function StillMissing({ weighty, challenging }: Props) {
  const { typed, files, suggestions } = challenging;
  // Where there is room the list always stands open; on one column it sticks to the top as one line that opens.
  const [isOpen, setOpen] = useState(false);
  const missing = weighty.filter((key) => !isGiven(typed.evidence, key));
  const noteOf = (key: EvidenceKey): string | undefined => {
    if (files.of(key).uploading) return copy.uploadingNow;
    return suggestions.some(({ field }) => field === key) ? copy.weFoundOne : undefined;
  };
  const open = (key: EvidenceKey) => {
    setOpen(false);
    goTo(key);
  };
  return (
    <div className="challenge-missing-place" data-open={isOpen || undefined}>
      <Card
        title={copy.stillMissing}
        headEnd={
          <>
            <span className="subtle challenge-weight">{copy.mostWeight}</span>
            <span className="subtle challenge-done">
              {copy.doneCount(weighty.length - missing.length, weighty.length)}
            </span>
            <span className="challenge-toggle">
              <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? copy.hideMissing : copy.showMissing}
              </Button>
            </span>
          </>
        }
        flush
      >
        <ol className="items challenge-missing">
          {missing.slice(0, SHOWN_MAX).map((key) => (
            <li key={key} className="item" data-kind="warning">
              <span className="item-icon">
                <Icon name={evidenceKind(key) === 'file' ? 'document' : 'chat'} />
              </span>
              <div>
                <p className="item-title">
                  <Button kind="link" onClick={() => open(key)}>
                    {evidenceLabel[key]}
                  </Button>
                </p>
                {noteOf(key) && <p className="item-note">{noteOf(key)}</p>}
              </div>
            </li>
          ))}
          <li className="item" data-kind={missing.length === 0 ? 'success' : undefined}>
            <span className="item-icon">
              <Icon name="check" />
            </span>
            <div>
              <p className="item-title">{copy.doneCount(weighty.length - missing.length, weighty.length)}</p>
              <p className="item-note">{lastNote(missing.length)}</p>
            </div>
          </li>
        </ol>
      </Card>
    </div>
  );
}

const lastNote = (missing: number): string | undefined => {
  if (missing === 0) return copy.nothingMissing;
  return missing > SHOWN_MAX ? copy.moreMissing(missing - SHOWN_MAX) : undefined;
};

/** The eye and the keyboard both arrive at the field. */
function goTo(key: EvidenceKey): void {
  const field = document.getElementById(`evidence-${key}`);
  field?.scrollIntoView({ block: 'center' });
  field?.querySelector<HTMLElement>('input:not([hidden]), textarea, button, [tabindex="0"]')?.focus();
}
