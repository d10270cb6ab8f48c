import { messageFrom } from './frame-messages';

const frame = {} as MessageEventSource;
const speaker = { source: frame, origin: 'https://sign.partner.example' };
const event = (parts: object) => ({
  source: frame,
  origin: speaker.origin,
  data: { type: 'waiverCompleted' },
  ...parts,
});

test('the frame is heard, from its page alone', () => {
  expect(messageFrom(event({}), speaker)).toEqual({ type: 'waiverCompleted' });
});

test.each([
  ['another window', { source: {} }],
  ['no window', { source: null }],
  ['another origin in the same frame', { origin: 'https://evil.example' }],
  ['an origin that begins alike', { origin: 'https://sign.partner.example.evil.example' }],
  ['a frame without an origin', { origin: 'null' }],
])('%s is not', (_, parts) => {
  expect(messageFrom(event(parts), speaker)).toBeUndefined();
});

test('before there is a frame nobody is heard', () => {
  expect(messageFrom(event({ source: null }), { ...speaker, source: null })).toBeUndefined();
  expect(messageFrom(event({}), { ...speaker, source: undefined })).toBeUndefined();
});

test.each(['waiverCompleted', { type: 'signed' }, null, 7])('%p is malformed', (data) => {
  expect(messageFrom(event({ data }), speaker)).toBe('malformed');
});
