/** A zone in which it is noon on the same day. The sign of these names is the other way round: `Etc/GMT+7` is seven hours behind. */
export function zoneAtNoon(now: Date): string {
  const hoursAhead = 12 - now.getUTCHours();
  return `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;
}

/** Where tests take place unless they say otherwise: whatever the hour, no day begins or ends there while they run. */
export const noonZone = zoneAtNoon(new Date());
