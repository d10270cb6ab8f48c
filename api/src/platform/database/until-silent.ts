import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { AppConfig } from '../../config/app-config';

const ASKED_EVERY_MS = 1_000;
const ANSWERS_WITHIN_MS = 5_000;

/**
 * Resolves once the server takes connections and says nothing on them, as when its disk is stuck: whoever waits for it then waits without end.
 * One that is away is not silent, since what is asked of it fails.
 */
export async function untilSilent({ url, patience }: AppConfig['database']): Promise<void> {
  while (await answers(url, ANSWERS_WITHIN_MS * patience)) await pause(ASKED_EVERY_MS, undefined, { ref: false });
}

async function answers(url: string, withinMs: number): Promise<boolean> {
  const socket = new Socket();
  const client = new Client({ connectionString: url, application_name: 'arrival-stopping', stream: () => socket });
  client.on('error', () => undefined);
  const answered = client.connect().then(
    () => true,
    () => true,
  );
  const isAnswered = await Promise.race([answered, pause(withinMs, false, { ref: false })]);
  socket.destroy();
  return isAnswered;
}
