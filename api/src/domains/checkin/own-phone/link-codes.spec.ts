import { Clock } from '../../../platform/clock/clock';
import { LinkCodes } from './link-codes';

const keyOf = (byte: number) => ({ keyId: String(byte), key: Buffer.alloc(32, byte) });
const clock = new Clock();
clock.now = () => 1_700_000_000_000;
const codesOf = (...bytes: readonly number[]) =>
  new LinkCodes({ healthDataKeys: bytes.map(keyOf) } as ConstructorParameters<typeof LinkCodes>[0], clock);

test('digits that were shown before a new key are good after it', () => {
  const { code } = codesOf(1).current('link');
  expect(codesOf(2, 1).windowOf('link', code)).toBeDefined();
  expect(codesOf(2, 1).current('link').code).not.toBe(code);
  expect(codesOf(2).windowOf('link', code)).toBeUndefined();
});
