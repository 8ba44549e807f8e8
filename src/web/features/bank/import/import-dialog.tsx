import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { importCopy as copy } from './import-copy.ts';
import { StatementCard } from './statement-card.tsx';
import { canImport, useStatements } from './use-statements.ts';

type ImportDialogProps = Readonly<{ chosen: readonly File[]; onClose: () => void }>;

/** Chooses files, shows what each would add, and imports those that are ready. Nothing is written before that. */
export function ImportDialog({ chosen, onClose }: ImportDialogProps) {
  const { statements, add, answer, accept, remove, importAll } = useStatements();
  const isTaken = useRef(false);
  useEffect(() => {
    // What was dropped on the page is taken once, however often the dialog is drawn.
    if (isTaken.current) return;
    isTaken.current = true;
    if (chosen.length > 0) add(chosen);
  });
  const ready = statements.filter(canImport).length;
  const isImporting = statements.some((one) => one.isBusy && canImport({ ...one, isBusy: false }));
  const isDone = ready === 0 && !isImporting && statements.some(({ imported }) => imported);

  return (
    <Dialog
      open
      size="wide"
      title={copy.title}
      pending={isImporting}
      onClose={onClose}
      foot={
        isDone ? (
          <Button kind="primary" onClick={onClose}>
            {copy.done}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{copy.cancel}</Button>
            <Button
              kind="primary"
              busy={isImporting}
              disabled={ready === 0 && !isImporting}
              onClick={() => void importAll()}
            >
              {ready === 0 ? copy.nothingToImport : copy.importFiles(ready)}
            </Button>
          </>
        )
      }
    >
      <div className="stack bank-statements" data-gap="small">
        <FileField
          label={copy.choose}
          hideLabel
          kinds={copy.kinds}
          accept={copy.accept}
          multiple
          onChoose={(file) => add([file])}
        />
        {statements.map((statement) => (
          <StatementCard
            key={statement.key}
            statement={statement}
            onAnswer={(answers) => answer(statement, answers)}
            onAccept={(isAccepted) => accept(statement, isAccepted)}
            onRemove={() => remove(statement)}
          />
        ))}
      </div>
    </Dialog>
  );
}
