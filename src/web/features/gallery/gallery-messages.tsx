import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SaveBar } from '#web/ui/save-bar.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';

export function GalleryMessages() {
  const snackbar = useSnackbar();
  const undo = { label: 'Undo', onPress: () => snackbar.show('The task is back.') };

  return (
    <>
      <Card title="Notices">
        <div className="stack" data-gap="small">
          <Notice
            title="Your next payout leaves on Monday, Nov 16"
            onDismiss={() => snackbar.show('Dismissed.')}
          >
            Payouts leave on weekdays, before noon.
          </Notice>
          <Notice
            kind="success"
            title="Evidence submitted!"
            actions={<Link href="?page=wc-admin">View submitted evidence</Link>}
          >
            The bank usually decides within 60 days or more.
          </Notice>
          <Notice
            kind="warning"
            title="Payouts are currently paused because a recent payout failed."
            actions={<Link href="?page=wc-admin">Update bank account</Link>}
          >
            Please update your bank account details.
          </Notice>
          <ErrorNotice title="Error retrieving transactions." onRetry={() => snackbar.show('Trying again.')}>
            The server did not answer. Nothing was changed.
          </ErrorNotice>
          <Notice kind="quiet" icon="lock" title="You can stop any time" size="small">
            Answers are kept until you come back.
          </Notice>
        </div>
      </Card>
      <Card title="Snackbars and saving">
        <div className="stack" data-gap="small">
          <div className="row">
            <Button
              onClick={() => snackbar.show({ text: 'Task snoozed until tomorrow, 09:48.', actions: [undo] })}
            >
              Snooze the task
            </Button>
            <Button onClick={() => snackbar.show({ text: 'The payout could not be started.', urgent: true })}>
              Fail at something
            </Button>
          </div>
          <SaveState state="unsaved">Unsaved changes in Payouts</SaveState>
          <SaveState state="saving">Saving</SaveState>
          <SaveState state="saved">Saved at 09:44</SaveState>
          <SaveState state="failed">Not saved. Your text is kept in this browser.</SaveState>
        </div>
      </Card>
      <SaveBar
        label="Save"
        state={<SaveState state="unsaved">Unsaved changes in Payouts</SaveState>}
        actions={
          <>
            <Button kind="quiet">Discard</Button>
            <Button kind="primary">Save changes</Button>
          </>
        }
      />
    </>
  );
}
