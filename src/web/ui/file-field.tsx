import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { FILE_WORDS } from '#web/ui/file-words-copy.ts';
import { Button } from './button.tsx';
import { type ChosenFile, ChosenFileRow } from './chosen-file.tsx';
import { FieldError, type FieldWords } from './field.tsx';
import { Icon } from './icon.tsx';
import { Sentence } from './sentence.tsx';
import { WORDS } from './words-copy.ts';

type FileFieldProps = FieldWords & {
  label: string;
  /** As the browser's `accept`: a hint for the chooser, checked again by whoever receives the file. */
  accept?: string;
  /** What may be chosen, in words: "PDF, PNG or JPEG". */
  kinds?: ReactNode;
  /** Several may be chosen at once; each is handed over by itself. */
  multiple?: boolean;
  file?: ChosenFile;
  onChoose: (file: File) => void;
  onRemove?: () => void;
  onView?: () => void;
  disabled?: boolean;
};

/** One file, or several, chosen or dropped. */
export function FileField(props: FileFieldProps) {
  const {
    label,
    help,
    error,
    optional,
    hideLabel,
    accept,
    kinds,
    multiple,
    file,
    onChoose,
    onRemove,
    onView,
    disabled,
  } = props;
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside "Optional" on one line in every browser.
    <div className="field" role="group" aria-labelledby={`${id}-label`} aria-describedby={described}>
      <span className={hideLabel ? 'hidden-visually' : 'field-label'} id={`${id}-label`}>
        {label}
        {optional && <span className="field-optional">{WORDS.optional}</span>}
      </span>
      {file ? (
        <ChosenFileRow file={file} failed={Boolean(error)} onRemove={onRemove} onView={onView} />
      ) : (
        <DropPlace {...{ label, accept, kinds, multiple, onChoose, disabled }} failed={Boolean(error)} />
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

type DropPlaceProps = Pick<
  FileFieldProps,
  'label' | 'accept' | 'kinds' | 'multiple' | 'onChoose' | 'disabled'
> & {
  failed: boolean;
};

function DropPlace({ label, accept, kinds, multiple = false, onChoose, disabled, failed }: DropPlaceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choose = (files: FileList | null) => {
    if (disabled) return;
    for (const file of [...(files ?? [])].slice(0, multiple ? undefined : 1)) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside does the same by keyboard.
    <div
      className="drop"
      data-state={over ? 'over' : failed ? 'error' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" />
      <div>
        <p>
          <Sentence say={FILE_WORDS.orDropIt}>
            <Button
              kind="link"
              disabled={disabled}
              aria-label={FILE_WORDS.chooseFileOf(label)}
              onClick={() => input.current?.click()}
            >
              {FILE_WORDS.chooseFile}
            </Button>
          </Sentence>
        </p>
        {kinds && <p className="subtle">{kinds}</p>}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          choose(event.target.files);
          // Emptied, because the browser says nothing when the same file is chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </div>
  );
}
