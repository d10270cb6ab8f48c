import { isCutOnPhone } from './name-prompt';

test.each([
  ['Type: Emma Carter', false],
  ['Geben Sie ein: Emma Carter', false],
  ['Type: Maximilian-Alexander Bartholomäus', true],
  ['入力：山田花子', false],
  ['入力：勅使河原デイヴィッドソン', true],
])('whether a narrow phone cuts “%s”: %p', (prompt, isCut) => {
  expect(isCutOnPhone(prompt)).toBe(isCut);
});
