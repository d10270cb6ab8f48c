import { BlockList } from 'node:net';
import { isAllowedAddress, targetProblem } from './outside-target';

const none = new BlockList();
const rules = { isProduction: false, privateTargets: none };

test.each([
  ...['127.0.0.1', '::ffff:7f00:1', '0.0.0.0', '2130706433', '0x7f.1', '0177.0.0.1', '127.1'],
  ...[
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '192.0.2.1',
    '224.0.0.1',
    '255.255.255.255',
  ],
  ...[
    '::1',
    '::',
    'fc00::1',
    'fe80::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'ff02::1',
    '2001:db8::1',
    '::7f00:1',
  ],
])('%s is no address that a webhook may call', (host) => {
  expect(targetProblem(`http://${host.includes(':') ? `[${host}]` : host}:8080/hook`, rules)).toBe('notPublic');
});

test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is one', (address) => {
  expect(isAllowedAddress(address, none)).toBe(true);
});

test('a name is looked up later; what is no address of the web is none', () => {
  expect(targetProblem('http://localhost/hook', rules)).toBeUndefined();
  for (const wrong of ['ftp://example.com', 'example.com', '', 'file:///etc/passwd'])
    expect(targetProblem(wrong, rules)).toBe('address');
});

test('a name and password in the address are refused: the log shows addresses', () => {
  expect(targetProblem('https://key:secret@example.com/', rules)).toBe('credentials');
});

test('production takes https alone, even where the operator allows a private target', () => {
  const privateTargets = new BlockList();
  privateTargets.addSubnet('10.1.0.0', 16, 'ipv4');
  const strict = { isProduction: true, privateTargets };
  expect(targetProblem('http://10.1.2.3/', strict)).toBe('https');
  expect(targetProblem('https://10.1.2.3/', strict)).toBeUndefined();
  expect(targetProblem('https://[::ffff:10.1.2.3]/', strict)).toBeUndefined();
  expect(targetProblem('https://10.2.2.3/', strict)).toBe('notPublic');
});
