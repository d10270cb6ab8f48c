import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { AppConfig } from '../config/app-config';
import { HouseholdDataService } from '../domains/privacy/household-data.service';
import { startCores } from './start-cores';

const listSchema = z.array(
  z.object({
    headContactId: z.number().int(),
    contactIds: z.array(z.number().int()),
    headCreatedAt: z.string().min(1),
    requestedBy: z.enum(['guest', 'administrator']),
  }),
);

async function keep(data: HouseholdDataService, path: string): Promise<string> {
  const list = await data.listErasures();
  writeFileSync(path, `${JSON.stringify(list, null, 2)}\n`);
  return `${list.length} erased households are listed in ${path}: numbers alone.`;
}

async function again(data: HouseholdDataService, path: string): Promise<string> {
  const list = listSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const erased = await data.eraseAgain(list);
  return `${list.length} erased households in ${path}: ${erased} were here again and are erased again.`;
}

const actions = { keep, again } as const;

/**
 * `erasures keep <file>` writes the list of erased households; `erasures again <file>` erases whoever of them a restored backup brought back
 * (D61, docs/operating.md). Once more changes nothing.
 */
export async function erasures(config: AppConfig, action: string | undefined, path: string | undefined): Promise<void> {
  const work = actions[action as keyof typeof actions];
  if (!work || !path) throw new Error(`erasures takes one of ${Object.keys(actions).join(', ')}, and a file`);
  const context = await startCores(config, 'erasures');
  try {
    process.stdout.write(`${await work(context.get(HouseholdDataService, { strict: false }), path)}\n`);
  } finally {
    await context.close();
  }
}
