import { embeddedCopy as copy, type FormField } from './embedded-copy.ts';
import { make } from './make-element.ts';

let made = 0;

/** One field as the page around it draws its own: label above, problem below, both tied to the control. */
export function formField(field: FormField, value: string, problem: string | undefined): HTMLElement {
  made += 1;
  const id = `verification-${field.name}-${made}`;
  const described = problem ? `${id}-problem` : undefined;
  const common = {
    id,
    name: field.name,
    'aria-describedby': described,
    'aria-invalid': problem ? 'true' : undefined,
  };
  return make(
    'div',
    { class: 'field' },
    make('label', { class: 'field-label', for: id }, field.label),
    control(field, value, common),
    field.type === 'file' && value !== '' && make('p', { class: 'field-help' }, copy.chosen(value)),
    problem && make('p', { class: 'field-error', id: described }, problem),
  );
}

function control(
  { type = 'text', autocomplete = 'off', inputmode, options }: FormField,
  value: string,
  common: Readonly<Record<string, string | undefined>>,
): HTMLElement {
  if (options) {
    const select = make(
      'select',
      common,
      ...options.map((option) =>
        make('option', { value: option.value, selected: option.value === value }, option.label),
      ),
    );
    return make('span', { class: 'select' }, select);
  }
  if (type === 'file')
    return make('input', { ...common, type, class: 'input', accept: '.png,.jpg,.jpeg,.pdf' });
  return make('input', { ...common, type, class: 'input', autocomplete, inputmode, value });
}

/** What the form holds now; of a file only what tells it apart, never its content. */
export function answersOf(form: HTMLFormElement, kept: Readonly<Record<string, string>>) {
  const answers: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') answers[name] = value.trim();
    else if (value.name !== '')
      Object.assign(answers, { filename: value.name, size: String(value.size), type: value.type });
    else for (const known of ['filename', 'size', 'type']) answers[known] = kept[known] ?? '';
  }
  return answers;
}
