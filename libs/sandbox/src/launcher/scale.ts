import { join } from 'node:path';
import { Client } from 'pg';
import { writeCrowd } from '../demo/scale/write-crowd';
import { runningUrl } from '../postgres/running';
import { LaunchError, readEnvironment } from './environment';

const mostCustomers = 10_000_000;

function customersOf(args: readonly string[]): number {
  const text = args[args.indexOf('--customers') + 1];
  const customers = args.includes('--customers') ? Number(text) : Number.NaN;
  if (Number.isInteger(customers) && customers > 0 && customers <= mostCustomers) return customers;
  throw new LaunchError('usage: npm run demo:scale -- --customers 1000000');
}

/** Adds made-up customers to the demo resort of a running `npm start`, or of DATABASE_URL. */
export async function scaleDemo(root: string, args: readonly string[]): Promise<void> {
  const customers = customersOf(args);
  const { dataDir, given } = readEnvironment(root);
  const url = given.DATABASE_OWNER_URL ?? given.DATABASE_URL ?? runningUrl(join(dataDir, 'postgres'));
  if (!url) throw new LaunchError(`Nothing runs on ${dataDir}: start it with npm start, or give DATABASE_URL`);
  const client = new Client({ connectionString: url, application_name: 'arrival-demo-scale' });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from product where product_id = 5001 and code = 'LIFT-1D'");
    if (!rowCount) throw new LaunchError('The demo resort is not there, so there is nothing to buy');
    const from = performance.now();
    const tell = (written: number): void => {
      const seconds = Math.round((performance.now() - from) / 1000);
      process.stdout.write(
        `\r${written.toLocaleString('en')} of ${customers.toLocaleString('en')} customers, ${seconds} s`,
      );
    };
    await writeCrowd(client, { customers, now: new Date(), tell });
    process.stdout.write('\n');
  } finally {
    await client.end();
  }
}
