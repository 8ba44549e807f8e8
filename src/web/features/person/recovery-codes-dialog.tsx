import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { factorCopy as copy } from './factor-copy.ts';

type Props = Readonly<{ codes: readonly string[]; onClose: () => void }>;

/** The one time that they can be read. A click beside the window must not take them away. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  return (
    <Dialog
      open
      title={copy.codesTitle}
      role="alertdialog"
      onClose={onClose}
      foot={
        <>
          <CopyButton value={codes.join('\n')} what={copy.copyAll} shown={false} />
          <Button kind="primary" onClick={onClose}>
            {copy.codesDone}
          </Button>
        </>
      }
    >
      <div className="stack">
        <Notice kind="warning" size="small">
          {copy.codesText}
        </Notice>
        <ul className="stack" data-gap="small">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
