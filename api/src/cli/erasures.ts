import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { AppConfig } from '../config/app-config';
import type { Erasure } from '../domains/privacy/erasure.queries';
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

/** What the list says already; none is there yet at first. */
function listed(path: string): Erasure[] {
  if (!existsSync(path)) return [];
  try {
    return listSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new Error(`${path} is no list of erased households, or is damaged`);
  }
}

/** Who is on the list stays on it: a database that was restored knows less. Whole or not at all, on a full disk too. */
async function keep(data: HouseholdDataService, path: string): Promise<string> {
  const nameOf = ({ headContactId, headCreatedAt }: Erasure) => `${headContactId} ${headCreatedAt}`;
  const all = [...listed(path), ...(await data.listErasures())];
  const list = [...new Map(all.map((erasure) => [nameOf(erasure), erasure])).values()];
  const temporary = `${path}.part`;
  writeFileSync(temporary, `${JSON.stringify(list, null, 2)}\n`, { flush: true });
  renameSync(temporary, path);
  return `${list.length} erased households are listed in ${path}: numbers alone.`;
}

async function again(data: HouseholdDataService, path: string): Promise<string> {
  if (!existsSync(path)) throw new Error(`There is no ${path}`);
  const list = listed(path);
  const erased = await data.eraseAgain(list);
  return `${list.length} erased households in ${path}: ${erased} were here again and are erased again.`;
}

const actions = { keep, again } as const;

/**
 * `erasures keep <file>` adds erased households to the list; `erasures again <file>` erases whoever of them a restored backup brought back
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
