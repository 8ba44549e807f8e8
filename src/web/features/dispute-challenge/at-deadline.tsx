import type { Dispute } from '#contract/disputes.ts';
import { evidenceStanding, handsIn } from '#domain/disputes/draft-standing.ts';
import { draftStanding } from '#domain/disputes/kept-draft.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { RespondByLabel } from '#web/blocks/dispute-panel/respond-by-label.tsx';
import { may } from '#web/shared/page-settings.ts';
import { zoneWords } from '#web/shared/store-format.ts';
import { When } from '#web/shared/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import type { Typed } from './local-draft.ts';
import type { HandIn } from './use-hand-in.ts';

type Props = Readonly<{ dispute: Dispute; typed: Typed; handIn: HandIn }>;

/** How what is kept here stands with the bank right now. */
function standingWords({ dispute, typed, handIn }: Props): string {
  const { reason, evidence: sent, evidence_details } = dispute;
  const isSaved = evidence_details.has_evidence;
  const standing = draftStanding({ reason, sent, isSaved, ...typed }, handIn.setting);
  return copy.standing[evidenceStanding(standing, isSaved)];
}

/** The one place that says when it is due, what becomes of the draft then, and what the store wants done with it. */
export const AtDeadline = (props: Props) => (
  <div className="challenge-deadline">
    <Card title={copy.atDeadline}>
      <div className="stack" data-gap="small">
        <DueBy dispute={props.dispute} />
        <p>{standingWords(props)}</p>
        {may('change_settings') && <HandInChoice handIn={props.handIn} />}
      </div>
    </Card>
  </div>
);

/** The time with its zone, and how long that is from now. */
const DueBy = ({ dispute: { evidence_details } }: { dispute: Dispute }) => (
  <div className="row">
    <span>
      <b>
        <When at={utcInstant(evidence_details.due_by)} />
      </b>{' '}
      <span className="subtle">{zoneWords()}</span>
    </span>
    <RespondByLabel dueBy={evidence_details.due_by} />
  </div>
);

/** Asked once in the life of a store, and changed ever after. Until somebody answers, drafts are handed in. */
function HandInChoice({ handIn }: Pick<Props, 'handIn'>) {
  if (handIn.setting !== 'unasked')
    return (
      <Checkbox
        label={copy.handInLabel}
        help={copy.handInHelp}
        checked={handsIn(handIn.setting)}
        onChange={({ target }) => handIn.decide(target.checked ? 'yes' : 'no')}
      />
    );
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
