import { startPosBridge } from '../../libs/sandbox/src/pos-bridge/bridge-server';
import { administrator, administratorVariables } from './administrator';
import { type SignedInAgent, startApi } from './api';

/** An API of its own whose households stand at a point of sale, for as long as an administrator works there. */
export async function behindBridge(work: (staff: SignedInAgent) => Promise<void>): Promise<void> {
  const bridge = await startPosBridge({ products: [] });
  const api = await startApi({ ...administratorVariables, POS_BRIDGE_URL: bridge.url, POS_BRIDGE_TOKEN: bridge.token });
  try {
    await work(await administrator(api));
  } finally {
    await api.close();
    await bridge.stop();
  }
}
