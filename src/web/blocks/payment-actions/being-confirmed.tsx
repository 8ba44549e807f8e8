import { formatDateTime } from '#domain/shared/format-date.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { pageSettings } from '../../shared/page-settings.ts';
import { paths } from '../../shared/paths.ts';
import { moneyWords } from '../../shared/store-format.ts';
import type { UnderWay } from './action-phase.ts';
import { beingConfirmedCopy as copy } from './being-confirmed-copy.ts';

type BeingConfirmedProps = Readonly<{
  underWay: UnderWay;
  /** The specification's sentence for this failure, once the page has stopped asking. */
  sentence: (error: unknown) => string;
  onAskAgain: () => void;
}>;

/** Says what nobody knows yet, how much it is about and since when, and that waiting is all there is to do. */
export function BeingConfirmed({ underWay, sentence, onAskAgain }: BeingConfirmedProps) {
  const { phase, error } = underWay;
  if (phase === 'confirming') {
    return (
      <Notice kind="quiet" icon="clock" title={copy.confirming} announce>
        {sentences(pendingWords(underWay), copy.confirmingText)}
      </Notice>
    );
  }
  if (phase === 'unknown') {
    return (
      <Notice
        kind="warning"
        title={copy.unknownTitle}
        announce
        actions={<Button onClick={onAskAgain}>{copy.askAgain}</Button>}
      >
        <p>{sentence(error)}</p>
        <p>{sentences(pendingWords(underWay), copy.unknownText)}</p>
      </Notice>
    );
  }
  if (phase !== 'attention') return null;
  return (
    <Notice kind="warning" title={copy.attentionTitle} announce>
      <p>{sentences(pendingWords(underWay), copy.attentionText)}</p>
      <p>
        <Link href={paths.sync()}>{copy.attentionLink}</Link>
      </p>
    </Notice>
  );
}

/** "The refund of $100.00, asked for Nov 16, 2026, 10:42, is not confirmed yet." */
export function pendingWords({ verb, money, since }: UnderWay): string {
  const at = since === undefined ? undefined : formatDateTime(since, pageSettings().store);
  return copy.pending[verb ?? 'other'](money && moneyWords(money), at);
}
