import type { EvidenceKey } from '#domain/disputes/evidence-fields.ts';
import { evidenceLabel } from '#domain/disputes/evidence-fields-copy.ts';
import { isGiven } from '#domain/disputes/evidence-missing.ts';
import type { EvidenceField, EvidenceSection } from '#domain/disputes/evidence-sections.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import { type Challenging, refusalWords } from './challenging.ts';
import { sectionCopy } from './evidence-copy.ts';
import { EvidenceFileInput } from './evidence-file-input.tsx';
import { EvidenceInput } from './evidence-input.tsx';
import { LibraryButton } from './library-button.tsx';
import { Suggestions } from './suggestions.tsx';

type Props = Readonly<{
  section: EvidenceSection;
  weighty: readonly EvidenceKey[];
  challenging: Challenging;
}>;

/** One card of the page: its fields, its suggestions, and how complete it is. */
export function SectionCard({ section: { key, fields }, weighty, challenging }: Props) {
  const { title, text, icon } = sectionCopy[key];
  const { evidence } = challenging.typed;
  const needed = fields.filter((field) => weighty.includes(field.key));
  const missing = needed.filter((field) => !isGiven(evidence, field.key)).length;
  return (
    <Card
      title={
        <>
          <Icon name={icon} />
          {title}
        </>
      }
      headEnd={<SectionState needed={needed.length} missing={missing} />}
    >
      <div className="form">
        <p className="muted challenge-section-text">{text}</p>
        <Suggestions fields={fields} challenging={challenging} />
        {inRows(fields).map((row) => (
          <div key={row.map((field) => field.key).join()} className={row.length > 1 ? 'form-row' : undefined}>
            {row.map((field) => (
              <OneField key={field.key} field={field} challenging={challenging} />
            ))}
          </div>
        ))}
      </div>
    </Card>
  );
}

function SectionState({ needed, missing }: { needed: number; missing: number }) {
  if (needed === 0) return <span className="subtle">{copy.optional}</span>;
  if (missing === 0) return <Chip kind="success">{copy.complete}</Chip>;
  return <Chip kind="warning">{copy.missingCount(missing)}</Chip>;
}

/** Long texts have a row of their own; short fields share one, and so do files. */
function inRows(fields: readonly EvidenceField[]): readonly (readonly EvidenceField[])[] {
  const rows: EvidenceField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    const shares = last?.length === 1 && shapeOf(last[0]) === shapeOf(field) && shapeOf(field) !== 'wide';
    if (shares) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

function shapeOf(field: EvidenceField | undefined): 'wide' | 'line' | 'file' | undefined {
  if (!field) return undefined;
  if (field.kind === 'file') return 'file';
  return field.kind === 'textarea' ? 'wide' : 'line';
}

const IN_LIBRARY: readonly EvidenceKey[] = ['refund_policy', 'cancellation_policy'];

function OneField({ field, challenging }: { field: EvidenceField; challenging: Challenging }) {
  const { typed, files, isLocked, disputeDay, change } = challenging;
  const canReuse = field.lengthMax !== undefined || IN_LIBRARY.includes(field.key);
  return (
    <div id={`evidence-${field.key}`} className="challenge-field">
      {field.kind === 'file' ? (
        <EvidenceFileInput field={field.key} files={files} disabled={isLocked} />
      ) : (
        <EvidenceInput
          field={field}
          value={typed.evidence[field.key] ?? ''}
          disputeDay={disputeDay}
          refusal={refusalWords(challenging, field.key)}
          disabled={isLocked}
          onChange={(value) => change(field, value)}
        />
      )}
      {canReuse && !isLocked && (
        <LibraryButton field={field} label={evidenceLabel[field.key]} challenging={challenging} />
      )}
    </div>
  );
}
