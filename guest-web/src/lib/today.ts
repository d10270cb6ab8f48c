/** The day where the guest is, YYYY-MM-DD as Swedish writes it. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');
