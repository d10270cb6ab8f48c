import { readEnvironment } from './environment';
import { sandboxesOf } from './sandbox-variables';
import { addressesOf, standIns } from './stand-ins';

const ports = { receiver: 1, mail: 2, smtp: 3, pos: 4, passes: 5, oneRisk: 6, timeStamps: 7 };
const wantedWith = (variables: Record<string, string>) => {
  const environment = readEnvironment('/arrival', variables);
  return standIns.filter(({ isWanted }) => isWanted(environment));
};
const namesWith = (variables: Record<string, string>) => wantedWith(variables).map(({ name }) => name);

test('what nobody names is played by the sandbox', () => {
  expect(namesWith({})).toEqual(['receiver', 'mail', 'timeStamps']);
  expect(namesWith({ ARRIVAL_POS_SANDBOX: 'SW', FEATURES: 'BLEConnect, 1Risk' })).toEqual([
    ...['receiver', 'mail', 'pos'],
    ...['passes', 'oneRisk', 'timeStamps'],
  ]);
});

test.each([
  ['mail', { SMTP_URL: 'smtp://mail.example' }],
  ['timeStamps', { TIME_STAMP_URL: 'https://time.example' }],
  ['pos', { ARRIVAL_POS_SANDBOX: 'SW', POS_BRIDGE_URL: 'https://bridge.example' }],
  ['passes', { FEATURES: 'BLEConnect', MOBILE_PASS_URL: 'https://passes.example' }],
  ['oneRisk', { FEATURES: '1Risk', DATABASE_URL: 'postgresql://db.example/arrival' }],
])('whoever names a system of their own for %s has that one', (name, variables) => {
  expect(namesWith(variables)).not.toContain(name);
});

test('the API is told of those that run, and of no other', () => {
  const told = (variables: Record<string, string>) =>
    sandboxesOf(addressesOf(wantedWith(variables), { ports, apiUrl: 'http://localhost:3000' }));
  expect(told({ ARRIVAL_POS_SANDBOX: 'RTP' })).toMatchObject({
    SMTP_URL: 'smtp://127.0.0.1:3',
    POS_BRIDGE_URL: 'http://localhost:4',
    TIME_STAMP_URL: 'http://localhost:7',
    MOBILE_PASS_URL: undefined,
    MOBILE_PASS_TOKEN: undefined,
  });
});
