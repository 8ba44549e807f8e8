import { type ChangeEvent, type ComponentProps, useId, useState } from 'react';
import { CONTROL_WORDS } from './control-words-copy.ts';
import { Field, type FieldWords } from './field.tsx';

type TextAreaProps = FieldWords &
  Omit<ComponentProps<'textarea'>, 'className' | 'maxLength'> & {
    /** Counted and said, not enforced: cutting off what somebody pastes loses their words. */
    lengthMax?: number;
  };

export function TextArea(props: TextAreaProps) {
  const { label, help, error, optional, hideLabel, id, lengthMax, onChange, ...area } = props;
  const [typed, setTyped] = useState(() => String(area.value ?? area.defaultValue ?? ''));
  const counterId = useId();
  const length = (area.value === undefined ? typed : String(area.value)).length;

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    onChange?.(event);
  };
  const counter = lengthMax !== undefined && (
    <span className={length > lengthMax ? 'num bad' : 'num'} id={counterId}>
      {length > lengthMax
        ? CONTROL_WORDS.charactersOver(length - lengthMax)
        : CONTROL_WORDS.charactersLeft(lengthMax - length)}
    </span>
  );

  return (
    <Field
      id={id}
      label={label}
      help={help}
      error={error}
      optional={optional}
      hideLabel={hideLabel}
      note={counter || undefined}
      noteId={counter ? counterId : undefined}
    >
      {(control) => <textarea {...area} {...control} className="input" onChange={change} />}
    </Field>
  );
}
