/** One promise of the contract: `why` says why it does not hold. */
export interface Held {
  readonly name: string;
  readonly why: string | null;
}

export type Check = readonly [name: string, ask: () => Promise<void>];

/** Asks one; never throws. */
export async function outcomeOf([name, ask]: Check): Promise<Held> {
  try {
    await ask();
    return { name, why: null };
  } catch (error) {
    return { name, why: (error as Error).message };
  }
}
