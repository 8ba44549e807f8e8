import type { EvidenceKey } from '#domain/disputes/evidence-fields.ts';
import { evidenceLabel } from '#domain/disputes/evidence-fields-copy.ts';
import { EVIDENCE_FILE_ACCEPT } from '#domain/disputes/evidence-file.ts';
import { percentWords } from '#web/shared/figure-words.ts';
import type { ChosenFile } from '#web/ui/chosen-file.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import { downloadFile } from './download-file.ts';
import { fieldHelp } from './evidence-copy.ts';
import { sizeWords } from './file-size.ts';
import type { EvidenceFiles, FileState } from './use-files.ts';

type Props = Readonly<{ field: EvidenceKey; files: EvidenceFiles; disabled: boolean }>;

/** One file: chosen or dropped, on its way, or there. */
export function EvidenceFileInput({ field, files, disabled }: Props) {
  const state = files.of(field);
  const { show } = useSnackbar();
  const { attached } = state;
  return (
    <FileField
      label={evidenceLabel[field]}
      help={fieldHelp[field]}
      accept={EVIDENCE_FILE_ACCEPT}
      kinds={copy.fileKinds}
      file={chosenOf(state)}
      error={state.error}
      disabled={disabled}
      onChoose={(file) => files.choose(field, file)}
      onRemove={disabled ? undefined : () => files.remove(field)}
      onView={
        attached &&
        (() =>
          downloadFile(attached.file_id, attached.filename).catch(() =>
            show({ text: copy.downloadFailed, urgent: true }),
          ))
      }
    />
  );
}

function chosenOf({ attached, uploading }: FileState): ChosenFile | undefined {
  if (uploading) {
    const { name, percent } = uploading;
    return { name, percent, detail: copy.uploading(percentWords(percent / 100, { decimals: 0 })) };
  }
  if (!attached) return undefined;
  const { filename, size, pages } = attached;
  return {
    name: filename,
    detail: copy.fileDetail(sizeWords(size), pages === null ? '' : copy.pages(pages)),
  };
}
