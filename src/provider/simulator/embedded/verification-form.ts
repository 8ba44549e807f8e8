import type { Answers, AskProvider, State, Step } from './ask-provider.ts';
import { embeddedCopy as copy, FIELDS } from './embedded-copy.ts';
import { answersOf, formField } from './form-field.ts';
import { make, type Piece } from './make-element.ts';

type Told = Readonly<{ exit(): void; step(name: string): void }>;
type View = Readonly<{ step: Step | 'review'; problems: Answers; failure?: string }>;

/** The provider's verification form: one page after another, each kept before the next, handed in at the end. */
export function verificationForm(place: HTMLElement, provider: AskProvider, begin: State, told: Told): void {
  const { steps } = begin;
  const saved: Partial<Record<Step, Answers>> = { ...begin.answers };
  const pages: readonly (Step | 'review')[] = [...steps, 'review'];
  const hasNews = begin.details_submitted && begin.errors.length > 0;
  const first = hasNews ? steps[0] : steps.find((step) => saved[step] === undefined);

  const show = (view: View) => {
    told.step(view.step);
    const content = view.step === 'review' ? review(view) : page(view.step, view);
    place.replaceChildren(content);
    const isWrong = Object.keys(view.problems).length > 0 || view.failure !== undefined;
    content.querySelector<HTMLElement>(isWrong ? '[aria-invalid], [role=alert]' : 'h2')?.focus();
  };
  const goTo = (step: Step | 'review' | undefined) => show({ step: step ?? 'review', problems: {} });
  const after = (step: Step) => pages[pages.indexOf(step) + 1];

  const page = (step: Step, { problems, failure }: View): HTMLElement => {
    const values = saved[step] ?? {};
    const form = make(
      'form',
      { class: 'card', novalidate: true, submit: (event) => void save(event, step) },
      body(
        step,
        failure,
        ...FIELDS[step].map((field) => formField(field, values[field.name] ?? '', problems[field.name])),
      ),
      foot(step, copy.next),
    );
    return form;
  };

  const save = async (event: Event, step: Step) => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const answers = answersOf(event.target, saved[step] ?? {});
    const before = saved[step];
    saved[step] = answers; // What was typed stays in the fields, also when it is refused.
    try {
      const { problems } = await provider.save(step, answers);
      if (Object.keys(problems).length > 0) show({ step, problems });
      else goTo(after(step));
    } catch (error) {
      if (before === undefined) delete saved[step];
      show({ step, problems: {}, failure: error instanceof Error ? error.message : copy.failed });
    }
  };

  /** What stands on the page is kept as far as it can be; whoever wants to leave is not held back by it. */
  const leave = async (step: Step | 'review') => {
    const form = place.querySelector('form');
    if (step !== 'review' && form)
      await provider.save(step, answersOf(form, saved[step] ?? {})).catch(() => undefined);
    told.exit();
  };

  const review = ({ problems, failure }: View): HTMLElement =>
    make(
      'form',
      { class: 'card', novalidate: true, submit: (event) => void submit(event) },
      body(
        'review',
        failure,
        ...steps.map((step) => summary(step, saved[step] ?? {}, () => goTo(step))),
        make(
          'label',
          { class: 'check' },
          make('input', {
            type: 'checkbox',
            name: 'terms',
            'aria-invalid': problems.terms ? 'true' : undefined,
          }),
          make('span', { class: 'check-label' }, copy.terms),
        ),
        problems.terms && make('p', { class: 'field-error', role: 'alert' }, problems.terms),
      ),
      foot('review', copy.submit),
    );

  const submit = async (event: Event) => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    if (!new FormData(event.target).has('terms'))
      return show({ step: 'review', problems: { terms: copy.termsMissing } });
    try {
      await provider.submit();
      told.exit();
    } catch (error) {
      show({ step: 'review', problems: {}, failure: error instanceof Error ? error.message : copy.failed });
    }
  };

  const body = (step: Step | 'review', failure: string | undefined, ...content: readonly Piece[]) =>
    make(
      'div',
      { class: 'card-body form' },
      make(
        'p',
        { class: 'subtle' },
        `${copy.progress(pages.indexOf(step) + 1, pages.length)} · ${copy.simulated}`,
      ),
      make('h2', { tabindex: '-1' }, copy.stepTitle[step]),
      make('p', { class: 'muted' }, copy.stepLead[step]),
      failure && make('p', { class: 'field-error', role: 'alert' }, failure),
      hasNews && errorList(begin),
      ...content,
    );
  const foot = (step: Step | 'review', action: string) => {
    const before = pages[pages.indexOf(step) - 1];
    return make(
      'div',
      { class: 'card-foot' },
      before && button('quiet', copy.back, () => goTo(before)),
      button('quiet', copy.later, () => void leave(step)),
      make('button', { type: 'submit', class: 'button', 'data-kind': 'primary' }, action),
    );
  };
  goTo(first);
}

const button = (kind: string, words: string, press: () => void): HTMLElement =>
  make('button', { type: 'button', class: 'button', 'data-kind': kind, click: press }, words);

const errorList = ({ errors }: State): HTMLElement =>
  make(
    'section',
    { class: 'notice', 'data-kind': 'warning', 'aria-label': copy.errorsTitle },
    make(
      'div',
      { class: 'notice-body' },
      make('p', { class: 'strong' }, copy.errorsTitle),
      ...errors.map(({ reason }) => make('p', {}, reason)),
    ),
  );

const HIDDEN = /number|tax_id/;
const shown = (name: string, value: string): string =>
  HIDDEN.test(name) ? `•••• ${value.slice(-4)}` : value;

const summary = (step: Step, answers: Answers, change: () => void): HTMLElement =>
  make(
    'div',
    { class: 'row', 'data-nowrap': true },
    make(
      'div',
      {},
      make('p', { class: 'strong' }, copy.stepTitle[step]),
      make(
        'p',
        { class: 'muted' },
        FIELDS[step].map(({ name }) => shown(name, answers[name] ?? '')).join(', '),
      ),
    ),
    make('span', { class: 'push' }, button('link', copy.edit, change)),
  );
