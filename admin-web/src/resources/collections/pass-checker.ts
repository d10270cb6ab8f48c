const uses = { 1: 'lifts', 2: 'reasons' } as const;

/** What the Pass Checker uses a collection for; undefined for all others (D38). */
export const passCheckerUse = (collectionId: number): 'lifts' | 'reasons' | undefined => uses[collectionId as 1 | 2];
