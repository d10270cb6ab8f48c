import { type PosSystem, posSystems } from '@arrival/contracts';
import { addCrowd } from '../pos-bridge/bridge-crowd';
import { addDemoFamily, demoBridgeProducts } from '../pos-bridge/bridge-demo';
import { startPosBridge } from '../pos-bridge/bridge-server';

/** The sandbox's bridge to a point of sale as a process: its port, its system, its token and how many households it makes up come as arguments. */
async function main(): Promise<void> {
  const [port, named, token, crowd] = process.argv.slice(2);
  const system: PosSystem = posSystems.find((one) => one === named) ?? 'RTP';
  const bridge = await startPosBridge({ port: Number(port ?? 0), system, token, products: demoBridgeProducts });
  addDemoFamily(bridge, system, new Date());
  await addCrowd(bridge, system, Number(crowd ?? 0), new Date());
  const stop = () => void bridge.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

void main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
