/** A short answer: what it is, how it works, what to do. Words only, so that translation touches copy files alone. */
export type HelpTopic = Readonly<{
  title: string;
  lead: string;
  sections: readonly HelpSection[];
  /** Many names under one title, by what is true of them, each with an anchor that links point at. */
  entries?: Readonly<{
    title: string;
    text: string;
    groups: readonly Readonly<{ text: string; each: readonly HelpEntry[] }>[];
  }>;
  /** Other topics worth reading next, by their slug. */
  see?: readonly string[];
}>;

export type HelpSection = Readonly<{
  title: string;
  text: readonly string[];
  points?: readonly string[];
}>;

/** The anchor is the part of the address after #. */
export type HelpEntry = Readonly<{ anchor: string; title: string }>;

export type HelpTopics = Readonly<Record<string, HelpTopic>>;
