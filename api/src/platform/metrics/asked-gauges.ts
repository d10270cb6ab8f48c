import { Gauge, type Registry } from 'prom-client';
import { answerIfAny } from './answer-if-any';

/** What a gauge says, and the name of its label if it has one. */
export type Gauges<Name extends string> = Readonly<Record<Name, readonly [help: string, label?: string]>>;
/** One value, or one for each value of the label. */
export type Values<Name extends string> = Readonly<Record<Name, number | Readonly<Record<string, number>>>>;

/**
 * Gauges whose values are asked for together, once for each reading of the metrics. When the answer fails or is late they are NaN: what
 * nobody knows is neither the last value nor zero, and the other metrics are read all the same.
 */
export function askedGauges<Name extends string>(
  registry: Registry,
  gauges: Gauges<Name>,
  ask: () => Promise<Values<Name>>,
): void {
  let asking: Promise<Values<Name> | undefined> | undefined;
  const askOnce = (): Promise<Values<Name> | undefined> => {
    asking ??= answerIfAny(ask).finally(() => {
      asking = undefined;
    });
    return asking;
  };
  for (const name of Object.keys(gauges) as Name[]) {
    const [help, label] = gauges[name];
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect(): Promise<void> {
        const value = (await askOnce())?.[name] ?? Number.NaN;
        if (!label) return this.set(typeof value === 'number' ? value : Number.NaN);
        this.reset();
        for (const [key, each] of Object.entries(value)) this.set({ [label]: key }, each);
      },
    });
  }
}
