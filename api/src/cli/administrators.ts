import type { AppConfig } from '../config/app-config';
import type { Binding } from '../domains/access/access.queries';
import { AccessService } from '../domains/access/access.service';
import { commandActor } from '../platform/audit/actor';
import { startCores } from './start-cores';

const lineOf = ({ email, role, issuer, subject }: Binding): string =>
  `${email}  ${role}  ${subject === null ? 'bound to nobody yet' : `bound to ${subject} at ${issuer}`}`;

async function list(access: AccessService): Promise<string> {
  return (await access.bindings()).map(lineOf).join('\n');
}

async function unbind(access: AccessService, email: string | undefined): Promise<string> {
  if (!email) throw new Error('administrators unbind takes an address of the list');
  const found = (await access.bindings()).find((one) => one.email.toLowerCase() === email.toLowerCase());
  if (!found) throw new Error(`${email} is not on the list`);
  if (found.subject === null) throw new Error(`${found.email} is bound to nobody`);
  await access.unbind(commandActor('administrators unbind'), found.id);
  return `${found.email} is bound to nobody now: the next account that proves it has its access.`;
}

const actions = { list, unbind } as const;

/** `administrators list` and `administrators unbind <e-mail>`: for whom the sign-in provider knows by another account now (D6, docs/operating.md). */
export async function administrators(config: AppConfig, action: string | undefined, email?: string): Promise<void> {
  const work = actions[action as keyof typeof actions];
  if (!work) throw new Error(`administrators takes one of ${Object.keys(actions).join(', ')}`);
  const context = await startCores(config, 'administrators');
  try {
    process.stdout.write(`${await work(context.get(AccessService, { strict: false }), email)}\n`);
  } finally {
    await context.close();
  }
}
