import fc from 'fast-check';
import { isPhoneRegion, phoneText, readPhone } from './phone';

test.each([
  ['+1 970 555 0100', 'US', '+19705550100'],
  ['(970) 555-0100', 'US', '+19705550100'],
  ['970.555.0100', 'CA', '+19705550100'],
  ['+43 512 555 0199', 'US', '+435125550199'],
  ['0512 555 0199', 'AT', '+435125550199'],
  ['+46 8 555 01 020', 'US', '+46855501020'],
  ['0043 512 555 0199', 'US', '+435125550199'],
  ['0049 (0)89 1234567', 'US', '+49891234567'],
  ['\u202a+1 970 555 0100\u202c', 'US', '+19705550100'],
  ['\u200e(970)\u00a0555\u20110100', 'US', '+19705550100'],
  ['tel:+1-970-555-0100', 'US', '+19705550100'],
  ['００１ ９７０ ５５５ ０１００', 'AT', '+19705550100'],
  ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', 'US', '+971501234567'],
  ['0512 555 0199', 'XX', null],
  ['12', 'US', null],
  ['+1 970 555', 'US', null],
  ['call +1 970 555 0100', 'US', null],
  ['', 'US', null],
])('%j in %s is kept as %j', (text, region, kept) => {
  expect(readPhone(text, region)).toBe(kept);
});

test.each([
  ['+19705550100', 'US', '(970) 555-0100'],
  ['+435125550199', 'US', '+43 512 5550199'],
  ['+435125550199', 'AT', '0512 5550199'],
  ['ask the hotel', 'US', 'ask the hotel'],
])('%s is shown in %s as %s', (kept, region, shown) => {
  expect(phoneText(kept, region)).toBe(shown);
});

test('what is shown is read back as what was kept', () => {
  const digits = fc.stringMatching(/^[2-9][0-9]{2}[2-9][0-9]{6}$/).map((number) => `+1${number}`);
  fc.assert(
    fc.property(digits, fc.constantFrom('US', 'AT', 'SE'), (kept, region) => {
      fc.pre(readPhone(kept, region) !== null);
      expect(readPhone(phoneText(kept, region), region)).toBe(kept);
    }),
  );
});

test('regions are two letters of a country', () => {
  expect(['US', 'AT', 'us', 'XX', ''].map(isPhoneRegion)).toEqual([true, true, false, false, false]);
});
