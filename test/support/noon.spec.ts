import { dayInZone, timeInZone } from '@arrival/rules';
import { zoneAtNoon } from './noon';

test('at every hour there is a zone in which it is noon on the same day', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const now = new Date(Date.UTC(2026, 10, 24, hour, 59, 59));
    const zone = zoneAtNoon(now);
    expect([dayInZone(now, zone), timeInZone(now, zone)]).toEqual(['2026-11-24', '12:59']);
  }
});
