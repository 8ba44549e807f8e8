import { formatDateTime } from '#domain/shared/format-date.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { money } from '#domain/shared/money.ts';
import { known, labelOf } from '#domain/shared/word.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { countWords, moneyWords } from '#web/shared/store-format.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AnswersForm } from './answers-form.tsx';
import { importCopy as copy } from './import-copy.ts';
import { PreviewFacts } from './preview-facts.tsx';
import { PreviewRows } from './preview-rows.tsx';
import type { Answers, ChosenStatement } from './use-statements.ts';

type StatementCardProps = Readonly<{
  statement: ChosenStatement;
  onAnswer: (answers: Answers) => void;
  onAccept: (isAccepted: boolean) => void;
  onRemove: () => void;
}>;

const CHIP: Readonly<Record<keyof typeof copy.states, ChipKind>> = {
  refused: 'alert',
  imported: 'light',
  asks: 'primary',
  unreadable: 'alert',
  needs_review: 'warning',
  ready: 'success',
};

/** One file: what it is, what it would add, and what it still needs. */
export function StatementCard(props: StatementCardProps) {
  const { statement, onRemove } = props;
  const { file, isBusy } = statement;
  return (
    <Card
      level={3}
      title={file.name}
      headEnd={
        <>
          <StateChip statement={statement} />
          {!isBusy && (
            <IconButton icon="close" size="small" label={copy.remove(file.name)} onClick={onRemove} />
          )}
        </>
      }
    >
      {isBusy ? <p className="subtle">{copy.reading}</p> : <Told {...props} />}
    </Card>
  );
}

function StateChip({ statement: { preview, imported, isBusy } }: Pick<StatementCardProps, 'statement'>) {
  if (imported) return <Chip kind="success">{copy.importedState}</Chip>;
  if (!preview || isBusy) return null;
  return <Chip kind={known(CHIP, preview.state) ?? 'light'}>{labelOf(copy.states, preview.state)}</Chip>;
}

function Told({ statement, onAnswer, onAccept }: StatementCardProps) {
  const { preview, imported, failure } = statement;
  if (imported)
    return (
      <Notice kind="success" size="small" announce>
        {copy.doneWords(countWords(imported.lines_new), countWords(imported.lines_known))}
      </Notice>
    );
  return (
    <div className="stack" data-gap="small">
      {failure && (
        <Notice kind="error" size="small" title={copy.failed} announce>
          {failure}
        </Notice>
      )}
      {preview?.state === 'refused' && (
        <Notice kind="error" size="small" announce>
          {preview.words}
        </Notice>
      )}
      {preview?.imported && (
        <Notice size="small" announce>
          {copy.alreadyImported(
            preview.imported.name,
            formatDateTime(preview.imported.at, pageSettings().store),
          )}
        </Notice>
      )}
      {preview?.state === 'asks' && (
        <AnswersForm statement={statement} preview={preview} onAnswer={onAnswer} />
      )}
      {preview?.state === 'unreadable' && (
        <Notice kind="error" size="small" announce>
          {copy.unreadable(preview.counts.unreadable)}
        </Notice>
      )}
      {preview?.state === 'needs_review' && <Review {...{ statement, onAccept }} />}
      {preview && preview.statements.length > 0 && <PreviewFacts preview={preview} />}
      {preview && preview.rows.length > 0 && <PreviewRows preview={preview} />}
    </div>
  );
}

/** The exact difference, and the one way past it. */
function Review({ statement, onAccept }: Pick<StatementCardProps, 'statement' | 'onAccept'>) {
  const off = (statement.preview?.statements ?? []).flatMap(({ difference, currency }) =>
    difference ? [moneyWords(money(difference, currency), true)] : [],
  );
  return (
    <>
      <Notice kind="warning" size="small" announce>
        {copy.difference(listCopy.listed(off))}
      </Notice>
      <Checkbox
        label={copy.isAccepted}
        checked={statement.isAccepted}
        onChange={({ target }) => onAccept(target.checked)}
      />
    </>
  );
}
