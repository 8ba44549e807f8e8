import { type AccountRecord, account } from '#contract/account.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { findInternalOption, writeOptions } from '../../store/options-repository.ts';

const NAME = '_live_application';

/** The live account beside the sandbox, as the provider last told it; nothing while there is none. */
export async function findLiveApplication(db: Database): Promise<AccountRecord | undefined> {
  const application = await findInternalOption(db, NAME);
  return application ? account.parse(application) : undefined;
}

export const keepLiveApplication = (
  deps: Pick<Deps, 'db' | 'now'>,
  application: object | undefined,
): Promise<void> => writeOptions(deps, { [NAME]: application ?? null });
