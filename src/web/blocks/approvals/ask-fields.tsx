import { APPROVAL_NOTE_LENGTH_MAX } from '#contract/approvals.ts';
import type { RefundPreview } from '#contract/refunds.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { labelOf } from '#domain/shared/word.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { approvalsCopy as copy } from './approvals-copy.ts';

type Needed = NonNullable<RefundPreview['approval']>;
type Props = Readonly<{ needed: Needed; note: string; onNote: (note: string) => void }>;

/** Says that it needs a second person, and asks why it is wanted; or that nobody could approve it. */
export function AskFields({ needed: { reasons, possible }, note, onNote }: Props) {
  const why = listCopy.listed(reasons.map((reason) => labelOf(copy.reasons, reason)));
  if (!possible)
    return (
      <Notice kind="warning" title={why}>
        {copy.nobody}
      </Notice>
    );
  return (
    <>
      <Notice kind="info" title={copy.needed}>
        {copy.neededText(why)}
      </Notice>
      <TextArea
        label={copy.note}
        help={copy.noteHelp}
        optional
        lengthMax={APPROVAL_NOTE_LENGTH_MAX}
        value={note}
        onChange={(event) => onNote(event.target.value.slice(0, APPROVAL_NOTE_LENGTH_MAX))}
      />
    </>
  );
}
