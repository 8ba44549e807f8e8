import {
  EVIDENCE_FILES_BYTES_MAX,
  EVIDENCE_PAGES_MAX,
  EVIDENCE_TOTAL_LIMIT,
  evidenceLength,
} from '#domain/disputes/evidence-limits.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import type { Challenging } from './challenging.ts';
import { downloadPacket } from './download-file.ts';
import { megabytes } from './file-size.ts';

const NEARLY = 0.8;
const kindOf = (value: number, max: number) =>
  value > max ? 'danger' : value >= max * NEARLY ? 'warning' : undefined;

type Props = Readonly<{ challenging: Challenging; onPreview: () => Promise<unknown> }>;

/** How full the packet is, and what it looks like at the other end. */
export function PacketSize({ challenging: { disputeId, typed, files }, onPreview }: Props) {
  const bytes = files.attached.reduce((sum, { size }) => sum + size, 0);
  const length = evidenceLength(typed.evidence);
  const pages = files.attached.reduce((sum, file) => sum + (file.pages ?? 0), 0);
  const uncounted = files.attached.filter((file) => file.pages === null).length;
  const { show } = useSnackbar();
  const preview = async () => {
    await onPreview();
    await downloadPacket(disputeId).catch((error) => show({ text: failureWords(error), urgent: true }));
  };
  return (
    <Card
      title={copy.packetSize}
      foot={
        <Button kind="quiet" size="small" icon="eye" onClick={() => void preview()}>
          {copy.preview}
        </Button>
      }
    >
      <div className="stack" data-gap="small">
        <Meter
          label={copy.files}
          value={bytes}
          max={EVIDENCE_FILES_BYTES_MAX}
          words={copy.ofMegabytes(megabytes(bytes), megabytes(EVIDENCE_FILES_BYTES_MAX))}
          kind={kindOf(bytes, EVIDENCE_FILES_BYTES_MAX)}
        />
        <Meter
          label={copy.text}
          value={length}
          max={EVIDENCE_TOTAL_LIMIT}
          words={copy.of(countWords(length), countWords(EVIDENCE_TOTAL_LIMIT))}
          kind={kindOf(length, EVIDENCE_TOTAL_LIMIT)}
        />
        <Meter
          label={copy.pagesMeter}
          value={pages}
          max={EVIDENCE_PAGES_MAX}
          words={copy.of(countWords(pages), countWords(EVIDENCE_PAGES_MAX))}
          kind={kindOf(pages, EVIDENCE_PAGES_MAX)}
        />
        <p className="subtle">{copy.pagesLimit(EVIDENCE_PAGES_MAX)}</p>
        {uncounted > 0 && <p className="subtle">{copy.pagesUnknown(uncounted)}</p>}
      </div>
    </Card>
  );
}
