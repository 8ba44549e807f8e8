/** A short answer: what it is, how it works, what to do. Words only, so that translation touches copy files alone. */
export type HelpTopic = Readonly<{
  title: string;
  lead: string;
  sections: readonly HelpSection[];
  /** Other topics worth reading next, by their slug. */
  see?: readonly string[];
}>;

export type HelpSection = Readonly<{
  title: string;
  /** The part of the address after #, where a link points at this very section. */
  anchor?: string;
  text: readonly string[];
  points?: readonly string[];
}>;

export type HelpTopics = Readonly<Record<string, HelpTopic>>;
