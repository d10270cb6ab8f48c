import { posSystems } from '@arrival/contracts';
import { addCrowd } from '../pos-bridge/bridge-crowd';
import { addDemoFamily, demoBridgeProducts } from '../pos-bridge/bridge-demo';
import { startPosBridge } from '../pos-bridge/bridge-server';
import { runStandIn } from './run-stand-in';

/** The sandbox's bridge to a point of sale as a process: its port, its system, its token and how many households it makes up come as arguments. */
runStandIn(async ([port = 0, named, token, crowd = 0]) => {
  const system = posSystems.find((one) => one === named) ?? 'RTP';
  const bridge = await startPosBridge({ port: Number(port), system, token, products: demoBridgeProducts });
  addDemoFamily(bridge, system, new Date());
  await addCrowd(bridge, system, Number(crowd), new Date());
  return bridge;
});
