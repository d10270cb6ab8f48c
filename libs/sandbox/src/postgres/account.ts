import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account that PostgreSQL runs under; undefined = our own (PostgreSQL refuses to run as root). */
export interface Account {
  uid: number;
  gid: number;
}

/** As root: the owner of the data, else `postgres`, made when missing, else `nobody`. As anybody else: ourselves. */
export function accountFor(clusterFolder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return ownerOf(clusterFolder) ?? idsOf('postgres') ?? created() ?? idsOf('nobody');
}

function ownerOf(folder: string): Account | undefined {
  const owner = statSync(folder, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined;
}

function idsOf(name: string): Account | undefined {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function created(): Account | undefined {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
    return idsOf('postgres');
  } catch {
    return undefined;
  }
}

/** The nearest parent folder that the account may not enter, or undefined when the way is free. */
export function closedParent(path: string, account: Account | undefined): string | undefined {
  if (!account) return undefined;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found && !mayEnter(found, account)) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/** Unix permission to pass through a folder. */
export function mayEnter(folder: { mode: number; uid: number; gid: number }, { uid, gid }: Account): boolean {
  const shift = folder.uid === uid ? 6 : folder.gid === gid ? 3 : 0;
  return ((folder.mode >> shift) & 1) === 1;
}
