import type { EvidenceDesk } from '#contract/evidence.ts';
import { AppError } from '#contract/kit/failure.ts';
import { maskEvidence } from '#domain/disputes/evidence-cards.ts';
import { mergeEvidence, sameEvidence } from '#domain/disputes/evidence-merge.ts';
import type { ProductType } from '#domain/disputes/evidence-product-type.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import { type Begun, beginDraft, type Conflict, typedOf } from './begin-draft.ts';
import type { LocalDraft, Typed } from './local-draft.ts';

/** `paused` waits for a decision; `over` means that the dispute takes no answer any more. */
export type DraftStatus = 'clean' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'paused' | 'over';

export type DraftView = Readonly<{
  typed: Typed;
  status: DraftStatus;
  savedAt: UtcInstant | null;
  conflicts: readonly Conflict[];
  /** Something that a tab of this browser had not saved was brought back. */
  recovered: boolean;
  /** A card number was typed, and all but its last four digits are gone. */
  masked: boolean;
}>;

/** What a draft needs of the world around it. */
export type DraftWorld = Readonly<{
  save: (version: number, typed: Typed) => Promise<Readonly<{ version: number; saved: UtcInstant }>>;
  read: () => Promise<EvidenceDesk>;
  keepLocally: (draft: LocalDraft) => void;
  forgetLocally: () => void;
  later: (act: () => void, ms: number) => () => void;
}>;

export type Draft = Readonly<{
  view: () => DraftView;
  subscribe: (listener: () => void) => () => void;
  change: (key: string, value: string) => void;
  choose: (productType: ProductType) => void;
  /** Ends a conflict: what stands here stays, or gives way to what was changed elsewhere. */
  decide: (key: string, side: 'mine' | 'theirs') => void;
  discardRecovered: () => void;
  /** Saves at once; answers whether everything typed is saved now. */
  flush: () => Promise<boolean>;
  /** Takes in what was saved elsewhere. */
  absorb: (desk: EvidenceDesk) => void;
  /** Whoever leaves without saving does not find it again: nothing of it is kept or sent any more. */
  discard: () => void;
  close: () => void;
}>;

const PAUSE_MS = 800;
const RETRY_MS = [2000, 5000, 15_000, 30_000] as const;

const isCode = (error: unknown, code: string): boolean => error instanceof AppError && error.code === code;
/** Nothing that leaves this page, or stays in this browser, holds a card number. */
const withoutCards = ({ productType, evidence }: Typed): Typed => ({
  productType,
  evidence: maskEvidence(evidence),
});
const same = (one: Typed, other: Typed): boolean =>
  one.productType === other.productType && sameEvidence(one.evidence, other.evidence);

/** Evidence that saves itself: at once in this browser, a moment later on the server, and never over somebody else's words. */
export function openDraft(desk: EvidenceDesk, locals: readonly LocalDraft[], world: DraftWorld): Draft {
  const begun: Begun = beginDraft(desk, locals);
  let { base, version } = begun;
  let view: DraftView = {
    typed: begun.typed,
    conflicts: begun.conflicts,
    recovered: begun.recovered,
    masked: false,
    status: begun.conflicts.length > 0 ? 'paused' : same(begun.typed, base) ? 'clean' : 'unsaved',
    savedAt: desk.saved,
  };
  let running: Promise<boolean> | undefined;
  let cancelTimer: (() => void) | undefined;
  let failures = 0;
  let isDiscarded = false;
  const listeners = new Set<() => void>();

  const show = (changes: Partial<DraftView>): void => {
    view = { ...view, ...changes };
    for (const listener of listeners) listener();
  };
  const soon = (ms: number): void => {
    cancelTimer?.();
    cancelTimer = world.later(() => void flush(), ms);
  };
  const edit = (typed: Typed): void => {
    if (view.status === 'over' || isDiscarded) return;
    // What is on its way to the server is not known to be there yet.
    const isPristine = same(typed, base) && !running;
    if (isPristine) world.forgetLocally();
    else world.keepLocally({ typed: withoutCards(typed), base });
    const rested = view.savedAt ? 'saved' : 'clean';
    const status = view.conflicts.length > 0 ? 'paused' : isPristine ? rested : 'unsaved';
    show({ typed, status });
    if (status === 'unsaved') soon(PAUSE_MS);
    else cancelTimer?.();
  };

  function absorb(next: EvidenceDesk): void {
    if (next.version <= version) return;
    const there = typedOf(next);
    const { evidence, conflicts } = mergeEvidence(base.evidence, view.typed.evidence, there.evidence);
    const isTypeMine = view.typed.productType !== base.productType;
    const typed = { evidence, productType: isTypeMine ? view.typed.productType : there.productType };
    [base, version] = [there, next.version];
    const found = conflicts.map((key) => ({ key, theirs: there.evidence[key] ?? '' }));
    const open = [...view.conflicts.filter(({ key }) => !conflicts.includes(key)), ...found];
    show({ typed, conflicts: open, savedAt: next.saved, status: open.length > 0 ? 'paused' : view.status });
  }

  async function saveOnce(): Promise<void> {
    const sent = withoutCards(view.typed);
    show({ typed: sent, masked: view.masked || !same(view.typed, sent), status: 'saving' });
    try {
      const answer = await world.save(version, sent);
      [base, version] = [sent, answer.version];
      failures = 0;
      show({ savedAt: answer.saved });
    } catch (error) {
      if (!isCode(error, 'evidence_draft_conflict')) throw error;
      absorb(await world.read());
    }
  }

  async function saveAll(): Promise<boolean> {
    try {
      while (!same(view.typed, base)) {
        if (view.conflicts.length > 0) return false;
        await saveOnce();
      }
    } catch (error) {
      if (isCode(error, 'dispute_not_actionable')) {
        show({ status: 'over' });
        return false;
      }
      show({ status: 'failed' });
      soon(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0);
      failures += 1;
      return false;
    }
    world.forgetLocally();
    if (view.status !== 'clean') show({ status: 'saved' });
    return true;
  }

  function flush(): Promise<boolean> {
    if (view.status === 'over' || isDiscarded) return Promise.resolve(false);
    cancelTimer?.();
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  if (view.status === 'unsaved') soon(PAUSE_MS);
  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (key, value) => edit({ ...view.typed, evidence: { ...view.typed.evidence, [key]: value } }),
    choose: (productType) => edit({ ...view.typed, productType }),
    decide: (key, side) => {
      const conflict = view.conflicts.find((one) => one.key === key);
      if (!conflict) return;
      const conflicts = view.conflicts.filter((one) => one !== conflict);
      show({ conflicts });
      const { evidence } = view.typed;
      edit(
        side === 'mine' ? view.typed : { ...view.typed, evidence: { ...evidence, [key]: conflict.theirs } },
      );
    },
    discardRecovered: () => {
      show({ recovered: false, conflicts: [] });
      edit(base);
    },
    flush,
    absorb,
    discard: () => {
      isDiscarded = true;
      cancelTimer?.();
      world.forgetLocally();
    },
    close: () => cancelTimer?.(),
  };
}
