import { FILE_WORDS } from '#web/ui/file-words-copy.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { ProgressBar } from './progress-bar.tsx';

export type ChosenFile = {
  name: string;
  /** Size and pages, or how far the upload is. */
  detail?: string;
  /** From 0 to 100 while it is on its way. */
  percent?: number;
};

type ChosenFileRowProps = {
  file: ChosenFile;
  failed: boolean;
  onRemove?: () => void;
  onView?: () => void;
};

export function ChosenFileRow({ file, failed, onRemove, onView }: ChosenFileRowProps) {
  const uploading = file.percent !== undefined;
  return (
    <div
      className="drop"
      data-state={failed ? 'error' : uploading ? undefined : 'filled'}
      aria-busy={uploading}
    >
      <Icon name="document" />
      <div>
        <p className="strong">{file.name}</p>
        {file.detail && <p className="subtle">{file.detail}</p>}
      </div>
      <div className="row" data-nowrap="" data-gap="none">
        {onView && !uploading && (
          <IconButton icon="eye" label={FILE_WORDS.viewFile(file.name)} size="small" onClick={onView} />
        )}
        {onRemove && (
          <IconButton
            icon={uploading ? 'close' : 'trash'}
            label={uploading ? FILE_WORDS.cancelUpload : FILE_WORDS.removeFile(file.name)}
            size="small"
            onClick={onRemove}
          />
        )}
      </div>
      {uploading && (
        <div className="drop-progress">
          <ProgressBar label={FILE_WORDS.uploading(file.name)} percent={file.percent} />
        </div>
      )}
    </div>
  );
}
