import { Clock } from '../../platform/clock/clock';
import { UploadRate } from './upload-rate';

class MovedClock extends Clock {
  time = 0;
  override now(): number {
    return this.time;
  }
}

test('a household may send sixty photos in ten minutes, and others are not held up', () => {
  const clock = new MovedClock();
  const rate = new UploadRate(clock);
  for (let sent = 0; sent < 60; sent += 1) rate.take(1);
  expect(() => rate.take(1)).toThrow('photo.too_many');
  expect(() => rate.take(2)).not.toThrow();
  clock.time = 599_999;
  expect(() => rate.take(1)).toThrow('photo.too_many');
  clock.time = 600_000;
  expect(() => rate.take(1)).not.toThrow();
});
