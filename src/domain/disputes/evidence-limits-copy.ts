import { spoken } from '../shared/spoken.ts';

export const evidenceLimitsCopy = spoken('domain/disputes/evidence-limits-copy#evidenceLimitsCopy', {
  filesExceedLimit:
    "The files you've attached to this dispute as evidence will exceed the limit for a dispute's total size. Try using smaller files as evidence. Hint: if you've attached images, you might want to try providing them in lower resolutions.",
} as const);
