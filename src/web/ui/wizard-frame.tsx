import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { type Step, Stepper } from './stepper.tsx';

type WizardFrameProps = {
  /** The name beside the mark. */
  brand: string;
  steps?: readonly Step[];
  current?: string;
  closeLabel: string;
  onClose: () => void;
  /** Left out where an embedded form brings its own title. */
  title?: string;
  lead?: ReactNode;
  /** What happens next and who waits for whom. */
  aside?: ReactNode;
  asideLabel?: string;
  children: ReactNode;
};

/** One column with a bar above it: mark, steps, and a way out. */
export function WizardFrame(props: WizardFrameProps) {
  const { brand, steps, current, closeLabel, onClose, title, lead, aside, asideLabel, children } = props;
  return (
    <div className="wizard">
      <header className="wizard-bar">
        <span className="brand">
          <span className="brand-mark">
            <Icon name="mark" />
          </span>
          <span className="brand-text">{brand}</span>
        </span>
        {steps && current !== undefined ? <Stepper steps={steps} current={current} /> : <span />}
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </header>
      <div className="wizard-body">
        <main id="main" className="stack">
          {title && (
            <div className="stack" data-gap="small">
              <h1 className="wizard-title" tabIndex={-1}>
                {title}
              </h1>
              {lead && <p className="wizard-lead">{lead}</p>}
            </div>
          )}
          {children}
        </main>
        {aside && (
          <aside className="stack" aria-label={asideLabel}>
            {aside}
          </aside>
        )}
      </div>
    </div>
  );
}
