import { CONTROL_WORDS } from './control-words-copy.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type Step = { id: string; label: string };

/** Where somebody is on the way. Steps before the current one are done. */
export function Stepper({ steps, current }: { steps: readonly Step[]; current: string }) {
  const here = steps.findIndex((step) => step.id === current);
  return (
    <ol className="stepper" aria-label={CONTROL_WORDS.steps}>
      {steps.map(({ id, label }, position) => {
        const done = position < here;
        return (
          <li
            key={id}
            className="step"
            data-state={done ? 'done' : undefined}
            aria-current={position === here ? 'step' : undefined}
          >
            <span className="step-mark">{done ? <Icon name="check" size="small" /> : position + 1}</span>
            {label}
            {done && <VisuallyHidden>, {CONTROL_WORDS.stepDone}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
