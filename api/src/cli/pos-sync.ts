import { setTimeout as pause } from 'node:timers/promises';
import type { AppConfig } from '../config/app-config';
import type { ComparisonFound } from '../domains/pos/bridge/comparison.queries';
import { ComparisonService } from '../domains/pos/bridge/comparison.service';
import { PartnerAway } from '../platform/outside/partner-client';
import { startCores } from './start-cores';

const MOST_TRIES = 5;

/** `pos-sync` (docs/pos-bridge.md): takes over everybody whom the point of sale behind the bridge knows; the nights after take over what changed. */
export async function posSync(config: AppConfig): Promise<void> {
  if (!config.pos) throw new Error('POS_BRIDGE_URL names no bridge');
  const context = await startCores(config, 'pos-sync', ['error', 'warn']);
  try {
    const { households, people, left, missing } = await takeOver(context.get(ComparisonService), config.pos);
    process.stdout.write(`\r${households} households with ${people} people.\n`);
    if (left > 0) process.stdout.write(`${left} could not be taken over; the log says why.\n`);
    if (missing > 0) process.stdout.write(`${missing} hand-overs are made again.\n`);
  } finally {
    await context.close();
  }
}

/** A point of sale that has no answer for a while is asked again, from where it went away. */
async function takeOver(
  comparison: ComparisonService,
  { askAgainSeconds }: NonNullable<AppConfig['pos']>,
): Promise<ComparisonFound> {
  const tell = ({ households }: ComparisonFound) => process.stdout.write(`\r${households} households`);
  for (let tries = 1; ; tries += 1) {
    try {
      return await comparison.compare(new AbortController().signal, tell);
    } catch (error) {
      if (!(error instanceof PartnerAway)) throw error;
      if (tries === MOST_TRIES)
        throw new Error(
          `The point of sale does not answer (${error.message}). Run this again: it goes on where it was.`,
        );
      process.stderr.write(`\nThe point of sale does not answer (${error.message}): again in ${askAgainSeconds} s.\n`);
      await pause(askAgainSeconds * 1_000);
    }
  }
}
