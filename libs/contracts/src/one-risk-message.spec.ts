import { readOneRiskMessage } from './one-risk-message';

test('the four messages, as an object or as JSON text', () => {
  for (const type of ['waiversLoaded', 'waiverCompleted', 'allWaiversCompleted']) {
    expect(readOneRiskMessage({ type, waiverId: 'R-1' })).toEqual({ type });
    expect(readOneRiskMessage(JSON.stringify({ type }))).toEqual({ type });
  }
  const error = { type: 'ERROR', status: 500, body: 'Oh no' };
  expect(readOneRiskMessage(error)).toEqual(error);
});

test.each([
  ['nothing', undefined],
  ['text that is no JSON', 'waiverCompleted'],
  ['JSON that is no object', '"waiverCompleted"'],
  ['an unknown type', { type: 'waiverSigned' }],
  ['no type', { message: 'waiverCompleted' }],
  ['another kind of type', { type: ['waiverCompleted'] }],
  ['an endless body', { type: 'ERROR', body: 'x'.repeat(5_000) }],
  ['endless text', JSON.stringify({ type: 'waiverCompleted', more: 'x'.repeat(5_000) })],
])('%s is no message', (_, data) => {
  expect(readOneRiskMessage(data)).toBeUndefined();
});
