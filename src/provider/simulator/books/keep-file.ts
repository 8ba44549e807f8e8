import type { FileUpload } from '../../payment-provider.ts';
import type { ProviderFile } from '../../provider-objects.ts';
import { announced, changes } from '../core/changes.ts';
import { command } from '../core/command.ts';
import { performIn, type Simulator } from '../core/perform.ts';
import { simObject } from '../core/sim-object.ts';

const describeFile = command<Omit<FileUpload, 'content'> & Readonly<{ size: number }>, null, ProviderFile>({
  kind: 'keep_file',
  load: async () => null,
  decide: (_, about, { now, newId }) => {
    const file: ProviderFile = { ...about, id: newId('file'), title: null, created: now };
    return changes(file, announced(simObject('file', file), 'file.created'));
  },
});

/** A file and its bytes are kept together or not at all. */
export const keepFile = (
  simulator: Simulator,
  account_id: string,
  { content, ...about }: FileUpload,
): Promise<ProviderFile> =>
  simulator.store.transaction(account_id, async (tx) => {
    const size = content.byteLength;
    const file = await performIn(simulator, account_id, tx, describeFile, { ...about, size });
    await tx.putContent(file.id, content);
    return file;
  });
