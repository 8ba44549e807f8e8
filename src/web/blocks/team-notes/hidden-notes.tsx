import { Card } from '#web/ui/card.tsx';
import { LackingRole } from '../../shared/lacking-role.tsx';
import { teamNotesCopy as copy } from './team-notes-copy.ts';

/** For whoever may not see customers: notes name them. */
export const HiddenNotes = () => (
  <Card title={copy.title} headEnd={<span className="subtle">{copy.nameCustomers}</span>}>
    <LackingRole of="see_customers" />
  </Card>
);
