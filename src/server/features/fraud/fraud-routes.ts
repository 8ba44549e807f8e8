import * as contract from '#contract/fraud.ts';
import { type Route, route } from '../../http/route.ts';
import { previewRules, startOfDays } from './preview-rules.ts';
import { scoreRules } from './score-rules-repository.ts';

export const fraudRoutes: readonly Route[] = [
  route(contract.previewFraudRules, ({ db, provider }, asked) => previewRules({ db, provider }, asked)),

  route(contract.scoreFraudRules, async ({ db, provider }, { days }) => ({
    days,
    rules: await scoreRules(db, await startOfDays({ provider }, days)),
  })),
];
