import type { BridgeProduct, PosSystem } from '@arrival/contracts';
import type { BridgeEffects } from './bridge-effects';
import type { BridgePeople } from './bridge-people';

/** All that the sandbox's point of sale knows. */
export interface BridgeState {
  readonly system: PosSystem;
  readonly people: BridgePeople;
  readonly effects: BridgeEffects;
  readonly products: BridgeProduct[];
  /** The lifts that a product opens, by its id; all of them where none are named. */
  readonly opens?: Readonly<Record<number, readonly string[]>>;
}
