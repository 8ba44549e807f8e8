import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { connectCopy as copy } from './connect-copy.ts';

export const SandboxPanel = ({ onStart }: { onStart: () => void }) => (
  <div className="card connect-sandbox">
    <Disclosure title={<span className="strong">{copy.sandboxTitle}</span>} kind="row">
      <div className="stack" data-gap="small">
        <p className="muted">{copy.sandboxText}</p>
        <div>
          <Button icon="flask" onClick={onStart}>
            {copy.sandboxAction}
          </Button>
        </div>
      </div>
    </Disclosure>
  </div>
);

/** Covers everything: nothing on the page can be used until the sandbox is there. */
export const SandboxLoader = ({ progress }: { progress: number }) => (
  <div className="connect-loader" role="alertdialog" aria-modal="true" aria-label={copy.loaderTitle}>
    <h2>{copy.loaderTitle}</h2>
    <p className="muted">{copy.loaderText}</p>
    <ProgressBar label={copy.loaderTitle} percent={progress} />
  </div>
);
