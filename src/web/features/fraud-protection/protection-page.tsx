import type { ReactNode } from 'react';
import type { ProtectionLevel } from '#contract/settings.ts';
import { labelOf, type Word } from '#domain/shared/word.ts';
import { WaitingApprovals } from '#web/blocks/approvals/waiting-approvals.tsx';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { SaveBar } from '#web/ui/save-bar.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { fraudProtectionCopy as copy } from './fraud-protection-copy.ts';

type Props = Readonly<{
  level?: Word<ProtectionLevel>;
  /** How many filters wait to be saved. */
  changes?: number;
  isSaving?: boolean;
  /** Absent until something was edited. */
  onSave?: (() => void) | undefined;
  /** Why nothing can be saved at all. */
  reason?: string;
  notices?: ReactNode;
  aside?: ReactNode;
  /** Below both columns, over the whole width. */
  below?: ReactNode;
  children: ReactNode;
}>;

/** The frame of the page in each of its states: the same buttons above and below, pressed or not. */
export function ProtectionPage(props: Props) {
  const { level, changes = 0, isSaving = false, onSave, reason, notices, aside, below, children } = props;
  const save = (
    <Button kind="primary" busy={isSaving} disabled={!onSave} onClick={onSave}>
      {copy.save}
    </Button>
  );
  return (
    <Page
      title={copy.title}
      state={
        level && <Chip kind={level === 'advanced' ? 'success' : 'light'}>{labelOf(copy.levels, level)}</Chip>
      }
      actions={save}
      notices={
        <>
          {notices}
          <WaitingApprovals subject="fraud rules" />
          <Notice kind="quiet">{copy.atLeastOne}</Notice>
        </>
      }
    >
      <div className="stack">
        <div className="split">
          <div className="stack">{children}</div>
          {aside && (
            <div className="stack last" data-sticky="">
              {aside}
            </div>
          )}
        </div>
        {below}
      </div>
      <SaveBar
        label={copy.saveRegion}
        state={
          <SaveState state={isSaving ? 'saving' : changes > 0 ? 'unsaved' : 'saved'}>
            {reason ?? stateWords(changes, isSaving)}
          </SaveState>
        }
        actions={
          <>
            <LinkButton href={paths.paymentsSettings()}>{copy.back}</LinkButton>
            {save}
          </>
        }
      />
    </Page>
  );
}

function stateWords(changes: number, isSaving: boolean): string {
  if (isSaving) return copy.saving;
  return changes === 0 ? copy.nothingToSave : copy.unsaved(changes);
}
