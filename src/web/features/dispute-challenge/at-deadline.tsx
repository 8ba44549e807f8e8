import type { Dispute } from '#contract/disputes.ts';
import { handsIn } from '#domain/disputes/draft-standing.ts';
import { draftStanding } from '#domain/disputes/kept-draft.ts';
import { may } from '#web/shared/page-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import type { Typed } from './local-draft.ts';
import type { HandIn } from './use-hand-in.ts';

type Props = Readonly<{ dispute: Dispute; typed: Typed; handIn: HandIn }>;

/** How what is kept here stands with the bank right now. */
export function standingWords({ dispute, typed, handIn }: Props): string {
  const { reason, evidence: sent, evidence_details } = dispute;
  const standing = draftStanding({ reason, sent, ...typed }, handIn.setting);
  const { has_evidence } = evidence_details;
  if (!standing) return has_evidence ? copy.standing.saved : copy.standing.nothing;
  return has_evidence && standing !== 'planned' ? copy.standing.saved_before : copy.standing[standing];
}

/** What becomes of the draft if nobody submits it, and the store's say in it; while that is asked above, not twice. */
export const AtDeadline = (props: Props) => (
  <Card title={copy.atDeadline}>
    <div className="stack" data-gap="small">
      <p>{standingWords(props)}</p>
      {props.handIn.setting !== 'unasked' && may('change_settings') && (
        <Checkbox
          label={copy.handInLabel}
          help={copy.handInHelp}
          checked={handsIn(props.handIn.setting)}
          onChange={({ target }) => props.handIn.decide(target.checked ? 'yes' : 'no')}
        />
      )}
    </div>
  </Card>
);

/** Asked once in the life of a store. Until somebody answers, drafts are handed in. */
export function AskAboutHandIn({ handIn }: { handIn: HandIn }) {
  if (!may('change_settings')) return null;
  return (
    <Notice
      kind="info"
      title={copy.handInQuestion}
      actions={
        <>
          <Button size="small" onClick={() => handIn.decide('yes')}>
            {copy.handInYes}
          </Button>
          <Button size="small" kind="quiet" onClick={() => handIn.decide('no')}>
            {copy.handInNo}
          </Button>
        </>
      }
    >
      {copy.handInText}
    </Notice>
  );
}
