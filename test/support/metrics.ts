/** One sample of a page of metrics. */
interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What a process tells at its port for metrics, read once. */
export class Metrics {
  private constructor(
    readonly text: string,
    readonly samples: readonly Sample[],
  ) {}

  static async read(port: number): Promise<Metrics> {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    if (!response.ok) throw new Error(`Metrics answered ${response.status}`);
    const text = await response.text();
    return new Metrics(text, text.split('\n').flatMap(sampleOf));
  }

  /** Names as they are declared, without the suffixes of a histogram's samples. */
  get names(): ReadonlySet<string> {
    return new Set([...this.text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name as string));
  }

  /** The sum of a metric's samples with these labels; undefined when there is none. */
  of(name: string, labels: Readonly<Record<string, string>> = {}): number | undefined {
    const fitting = this.samples.filter(
      (sample) =>
        sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
    );
    return fitting.length === 0 ? undefined : fitting.reduce((sum, { value }) => sum + value, 0);
  }
}

function sampleOf(line: string): Sample[] {
  const [, name, labels = '', value] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
  if (!name) return [];
  const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, content]) => [label, content]);
  return [
    {
      name,
      labels: Object.fromEntries(pairs),
      value: Number(value?.replace('+Inf', 'Infinity').replace('Nan', 'NaN')),
    },
  ];
}
