import { Injectable } from '@nestjs/common';
import { answerIfAny } from './answer-if-any';

type Exporter = () => Promise<readonly string[]>;

interface Metric {
  readonly head: string[];
  readonly samples: string[];
}

/** Texts about the same metrics as one text: each metric once with its help, then all its samples, as Prometheus wants it. */
export function mergedTexts(texts: readonly string[]): string {
  const metrics = new Map<string, Metric>();
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const name = /^(?:# (?:HELP|TYPE) )?([a-zA-Z_:][\w:]*)/.exec(line)?.[1];
    if (!name) continue;
    const metric = metrics.get(name) ?? { head: [], samples: [] };
    metrics.set(name, metric);
    if (!line.startsWith('#')) metric.samples.push(line);
    else if (!metric.head.includes(line)) metric.head.push(line);
  }
  return [...metrics.values()].map(({ head, samples }) => `${[...head, ...samples].join('\n')}\n`).join('');
}

/** What libraries export of themselves as finished text; who does not answer in time is left out. */
@Injectable()
export class ForeignMetrics {
  readonly #exporters: Exporter[] = [];

  add(exporter: Exporter): void {
    this.#exporters.push(exporter);
  }

  async text(): Promise<string> {
    const texts = await Promise.all(this.#exporters.map(async (exporter) => (await answerIfAny(exporter)) ?? []));
    return mergedTexts(texts.flat());
  }
}
