import { deriveETicketStatus, eTicketStatus } from './e-ticket';

const device = { download: { device: 'iPhone' } };

test.each([
  [null, 'NoMedia'],
  [{}, 'NoMedia'],
  [{ id: '', eticket: device }, 'NoMedia'],
  [{ id: 5, eticket: device }, 'Connected'],
  [{ id: 5, eticket: { ...device, delivery: { isSent: false } } }, 'Connected'],
  [{ id: 5, eticket: { delivery: { isSent: true } } }, 'Sent'],
  [{ id: 5, eticket: { delivery: { isSent: false } } }, 'Unsent'],
  [{ id: 5, eticket: { delivery: { isSent: false }, download: { device: null } } }, 'Unsent'],
  [{ id: 5 }, 'Unknown'],
  [{ id: 5, eticket: { delivery: null } }, 'Unknown'],
] as const)('%j is %s', (media, status) => {
  expect(deriveETicketStatus(media)).toBe(status);
});

test('the numbers on the wire', () => {
  expect(eTicketStatus).toEqual({ Unknown: 0, Sent: 1, Unsent: 2, NoMedia: 3, Connected: 4 });
});
