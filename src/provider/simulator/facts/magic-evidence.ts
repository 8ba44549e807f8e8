import type { Evidence } from '../../provider-objects.ts';

/** What a bank makes of evidence. A phrase in `uncategorized_text` settles it within the hour. */
export const MAGIC_EVIDENCE = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
  escalate_inquiry_evidence: 'escalated',
} as const;
export type Verdict = 'won' | 'lost' | 'escalated';

/** Without a phrase the bank weighs what it was given: this many pieces convince it. */
const CONVINCING_PIECES = 3;

export function verdictOn(evidence: Evidence): Readonly<{ verdict: Verdict; isMagic: boolean }> {
  const text = evidence.uncategorized_text ?? '';
  for (const [phrase, verdict] of Object.entries(MAGIC_EVIDENCE)) {
    if (text.includes(phrase)) return { verdict, isMagic: true };
  }
  const pieces = Object.values(evidence).filter((piece) => piece.trim() !== '').length;
  return { verdict: pieces >= CONVINCING_PIECES ? 'won' : 'lost', isMagic: false };
}
