/** Contact tasks that were saved or left as they are in this check-in: valid answers that may be changed (D11) are open once. */
export const goneThrough = new Set<string>();
