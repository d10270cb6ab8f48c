import { verifyBridge } from './verify-bridge';
import { readVerifyToken } from './verify-environment';

const usage = 'usage: POS_BRIDGE_TOKEN=… npm run pos:verify -- <address> [--read-only]';

/** Prints what holds and what does not; answers the exit code. */
export async function runVerify(args: readonly string[]): Promise<number> {
  const url = args.find((arg) => !arg.startsWith('--'));
  if (!url || !URL.canParse(url)) throw new Error(usage);
  const tell = ({ name, why }: { name: string; why: string | null }) =>
    process.stdout.write(why ? `FAILS  ${name}\n       ${why}\n` : `holds  ${name}\n`);
  const held = await verifyBridge({ url, token: readVerifyToken(), readOnly: args.includes('--read-only'), tell });
  const failed = held.filter(({ why }) => why !== null).length;
  process.stdout.write(failed === 0 ? `\nAll ${held.length} hold.\n` : `\n${failed} of ${held.length} do not hold.\n`);
  return failed === 0 ? 0 : 1;
}
