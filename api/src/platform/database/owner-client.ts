import { Client } from 'pg';
import type { AppConfig } from '../../config/app-config';
import { utcSession } from './utc-session';

export type OwnerClient = Client;

/** One connection as the owner of the tables, for a command; ended when the work is. Times are told in UTC. */
export async function withOwner<Result>(
  { database }: Pick<AppConfig, 'database'>,
  applicationName: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString: database.ownerUrl ?? database.url,
    application_name: applicationName,
    options: `${utcSession} -c extra_float_digits=3`,
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
