import * as contract from '#contract/evidence.ts';
import { fail } from '#contract/kit/errors.ts';
import { type Route, route } from '../../http/route.ts';
import { detachFile } from '../files/evidence-file-repository.ts';
import { deleteEntry, listLibrary } from './library-repository.ts';
import { makePacket } from './make-packet.ts';
import { openDesk } from './open-desk.ts';
import { saveEvidence } from './save-draft.ts';
import { keepInLibrary, takeFromLibrary } from './use-library.ts';

export const evidenceRoutes: readonly Route[] = [
  route(contract.getEvidenceDesk, (context, { dispute_id }) => openDesk(context, dispute_id)),

  route(contract.saveEvidenceDraft, (context, input) => saveEvidence(context, input)),

  route(contract.removeEvidenceFile, async (context, { dispute_id, field }) => {
    await detachFile(context, { provider: context.provider.name, dispute_id, field });
    return { field, removed: true as const };
  }),

  route(contract.getEvidencePacket, (context, { dispute_id }) => makePacket(context, dispute_id)),

  route(contract.listLibrary, async ({ db }) => ({ data: await listLibrary(db) })),

  route(contract.keepInLibrary, (context, input) => keepInLibrary(context, input)),

  route(contract.takeFromLibrary, (context, input) => takeFromLibrary(context, input)),

  route(contract.removeFromLibrary, async ({ db }, { id }) => {
    if (!(await deleteEntry(db, id))) throw fail('resource_missing', { kind: 'text', id: String(id) });
    return { id, removed: true as const };
  }),
];
