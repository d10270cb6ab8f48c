/** The sandbox's provider of mobile passes wants it, on this machine alone. */
export const passesToken = 'sandbox-passes';
