export type Labels = Readonly<Record<string, string>>;
export type Sample = Readonly<{ labels?: Labels; value: number }>;

/** What is counted, with what its readers are told of it. Names end in their unit; counters in `_total`. */
type Named = Readonly<{ name: string; help: string }>;

export type Counter = Readonly<{ add(labels: Labels, by?: number): void }>;
export type Histogram = Readonly<{ observe(labels: Labels, seconds: number): void }>;

type Read = () => readonly Sample[] | Promise<readonly Sample[]>;

export type MetricsText = Readonly<{
  counter(about: Named): Counter;
  histogram(about: Named, buckets: readonly number[]): Histogram;
  /** Read when somebody asks. One that cannot be read is left out, and the others are told. */
  gauge(about: Named, read: Read): void;
  /** The same for what only grows, and is counted elsewhere. */
  counted(about: Named, read: Read): void;
  /** Everything, in the text that Prometheus and its kin read. */
  write(): Promise<string>;
}>;

type Writer = () => Promise<string[]>;

export function openMetricsText(): MetricsText {
  const writers: Writer[] = [];
  const add = ({ name, help }: Named, type: string, lines: () => Promise<string[]>) => {
    writers.push(async () => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...(await lines())]);
  };
  return {
    counter: (about) => {
      const counts = new Map<string, number>();
      add(about, 'counter', async () =>
        [...counts].map(([labels, value]) => `${about.name}${labels} ${value}`),
      );
      return {
        add: (labels, by = 1) => {
          const key = labelText(labels);
          counts.set(key, (counts.get(key) ?? 0) + by);
        },
      };
    },
    histogram: (about, buckets) => {
      const series = new Map<string, { labels: Labels; counts: number[]; sum: number }>();
      add(about, 'histogram', async () =>
        [...series.values()].flatMap((one) => histogramLines(about.name, buckets, one)),
      );
      return {
        observe: (labels, seconds) => {
          const key = labelText(labels);
          const one = series.get(key) ?? { labels, counts: [...buckets, 0].map(() => 0), sum: 0 };
          const found = buckets.findIndex((most) => seconds <= most);
          const place = found === -1 ? buckets.length : found;
          one.counts[place] = (one.counts[place] ?? 0) + 1;
          one.sum += seconds;
          series.set(key, one);
        },
      };
    },
    gauge: (about, read) => add(about, 'gauge', () => lineEach(about, read)),
    counted: (about, read) => add(about, 'counter', () => lineEach(about, read)),
    write: async () => {
      const blocks: string[] = [];
      for (const writer of writers) blocks.push(...(await writer()));
      return `${blocks.join('\n')}\n`;
    },
  };
}

async function lineEach({ name }: Named, read: Read): Promise<string[]> {
  const samples = await Promise.resolve(read()).catch(() => []);
  return samples.map(({ labels = {}, value }) => `${name}${labelText(labels)} ${value}`);
}

/** Each bucket counts everything up to its limit, the smaller ones included. */
function histogramLines(
  name: string,
  buckets: readonly number[],
  { labels, counts, sum }: Readonly<{ labels: Labels; counts: readonly number[]; sum: number }>,
): string[] {
  let upTo = 0;
  const limits = [...buckets.map(String), '+Inf'];
  const lines = limits.map((le, place) => {
    upTo += counts[place] ?? 0;
    return `${name}_bucket${labelText({ ...labels, le })} ${upTo}`;
  });
  return [...lines, `${name}_sum${labelText(labels)} ${sum}`, `${name}_count${labelText(labels)} ${upTo}`];
}

const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' };

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/["\\\n]/g, (sign) => ESCAPED[sign] ?? sign)}"`,
  );
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}
