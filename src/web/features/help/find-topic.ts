import { accountTopics } from './account-topics-copy.ts';
import { helpCopy as copy } from './help-copy.ts';
import type { HelpTopic, HelpTopics } from './help-topic.ts';
import { moneyTopics } from './money-topics-copy.ts';
import { riskTopics } from './risk-topics-copy.ts';
import { setUpTopics } from './set-up-topics-copy.ts';

export const HELP_GROUPS: readonly Readonly<{ title: string; topics: HelpTopics }>[] = [
  { title: copy.groups.account, topics: accountTopics },
  { title: copy.groups.money, topics: moneyTopics },
  { title: copy.groups.risk, topics: riskTopics },
  { title: copy.groups.setUp, topics: setUpTopics },
];

const TOPICS = new Map(HELP_GROUPS.flatMap(({ topics }) => Object.entries(topics)));

export const findTopic = (slug: string): HelpTopic | undefined => TOPICS.get(slug);
