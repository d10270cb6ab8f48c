import { Client } from 'pg';
import type { DemoAtResort } from '../demo/people';
import { demoIn, type SeedOptions, seedDemoResort } from '../demo/seed';

const sandboxIssuer = /^http:\/\/localhost:\d+$/;

/**
 * Fills an empty database with the demo resort, when it is wanted; a filled one stays as it is, but for this: the sandbox's issuer carries its port, and when the
 * port had to move, the demo people must still find their households. Answers what of the demo is there.
 */
export async function prepareDemoData(
  options: SeedOptions,
  { withResort }: { withResort: boolean },
): Promise<DemoAtResort> {
  if (withResort) await seedDemoResort(options);
  const client = new Client({ connectionString: options.databaseUrl });
  await client.connect();
  try {
    if (sandboxIssuer.test(options.issuer)) {
      await client.query(`update identity set issuer = $1 where issuer like 'http://localhost:%' and issuer <> $1`, [
        options.issuer,
      ]);
    }
    return await demoIn(client);
  } finally {
    await client.end();
  }
}
