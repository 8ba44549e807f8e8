import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { WORDS } from './words-copy.ts';

/** What every kind of field is told about itself. */
export type FieldWords = {
  label: ReactNode;
  help?: ReactNode;
  /** The problem, in words. Shown under the field and tied to it. */
  error?: string;
  optional?: boolean;
  /** For toolbars, where the place says what the field is for. */
  hideLabel?: boolean;
};

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldWords & {
  id?: string;
  /** Stands at the end of the help line, such as a counter. */
  note?: ReactNode;
  noteId?: string;
  children: (control: ControlProps) => ReactNode;
};

/** Label above, help and problem below, all tied to the control that `children` draws. */
export function Field({ id, label, help, error, optional, hideLabel, note, noteId, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const described = [error && errorId, help && helpId, noteId].filter(Boolean).join(' ');

  return (
    <div className="field">
      <label className={hideLabel ? 'hidden-visually' : 'field-label'} htmlFor={controlId}>
        {label}
        {optional && <span className="field-optional">{WORDS.optional}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
      {(help || note) && (
        <div className="field-help" data-spread={note ? '' : undefined}>
          {help && <span id={helpId}>{help}</span>}
          {note}
        </div>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p className="field-error" id={id}>
      <Icon name="error" size="small" />
      <span>{children}</span>
    </p>
  );
}
