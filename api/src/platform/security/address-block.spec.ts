import { addressBlock } from './address-block';

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1::6', '2001:db8:1:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['2001::3:4:5:6:7:8', '2001:0:3:4'],
  ['::1', '0:0:0:0'],
  [null, 'unknown'],
])('%s is counted as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
