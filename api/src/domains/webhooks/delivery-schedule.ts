const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds from one try to the next, as Standard Webhooks suggests it; the first is made at once. Together a day and four hours. */
export const deliveryPauses = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR] as const;
