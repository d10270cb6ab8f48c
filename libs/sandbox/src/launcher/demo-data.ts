import { existsSync } from 'node:fs';
import { join } from 'node:path';

interface SeedOptions {
  databaseUrl: string;
  storageDir: string;
  healthKeys: string;
  now: Date;
}

/** Fills an empty database with the demo resort; on a filled one it changes nothing. */
export async function seedDemoData(options: SeedOptions): Promise<void> {
  const file = join(__dirname, '../demo/seed.js');
  if (!existsSync(file)) return;
  const { seedDemoResort } = require(file) as { seedDemoResort(options: SeedOptions): Promise<void> };
  await seedDemoResort(options);
}
