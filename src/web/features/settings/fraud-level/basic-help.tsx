import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { fraudLevelCopy } from './fraud-level-copy.ts';

const copy = fraudLevelCopy.basic;

/** What the level without own filters does, for whoever asks. */
export function BasicHelp() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button kind="link" onClick={() => setOpen(true)}>
          {fraudLevelCopy.whatIsBasic}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        title={copy.title}
        onClose={() => setOpen(false)}
        foot={<Button onClick={() => setOpen(false)}>{copy.close}</Button>}
      >
        <p>{copy.text}</p>
        <ul className="bullets">
          {copy.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
