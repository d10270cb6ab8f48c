import type { AppConfig } from '../config/app-config';
import { Accounts } from '../domains/pos/accounts.facade';
import { commandActor } from '../platform/audit/actor';
import { startCores } from './start-cores';

async function list(accounts: Accounts): Promise<string> {
  const found = await accounts.byIssuer();
  return found.length === 0 ? 'Nobody has signed in yet' : found.map((one) => `${one.count}  ${one.issuer}`).join('\n');
}

async function move(accounts: Accounts, from?: string, to?: string): Promise<string> {
  if (!from || !to) throw new Error('accounts move takes the old issuer and the new one');
  const moved = await accounts.move(commandActor('accounts move'), from, to);
  if (moved === 0) throw new Error(`Nobody has an account of ${from}; accounts list tells whose there are`);
  return `${moved} accounts are those of ${to} now.`;
}

const actions = { list, move } as const;

/** `accounts list` and `accounts move <old issuer> <new issuer>`: for a provider at another address (docs/operating.md). */
export async function accounts(
  config: AppConfig,
  action: string | undefined,
  from?: string,
  to?: string,
): Promise<void> {
  const work = actions[action as keyof typeof actions];
  if (!work) throw new Error(`accounts takes one of ${Object.keys(actions).join(', ')}`);
  const context = await startCores(config, 'accounts');
  try {
    process.stdout.write(`${await work(context.get(Accounts, { strict: false }), from, to)}\n`);
  } finally {
    await context.close();
  }
}
