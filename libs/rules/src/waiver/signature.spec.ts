import { fieldMessage } from '../text/field-error';
import {
  type GivenSignature,
  namedOtherwise,
  offsetHours,
  requiredMethods,
  type SignatureMethods,
  signatureAlerts,
  withoutDataPrefix,
} from './signature';

const methods = (...enabled: ('agree' | 'text' | 'wet')[]): SignatureMethods => ({
  enableAgreeCheckbox: enabled.includes('agree'),
  enableTextSignature: enabled.includes('text'),
  enableWetSignature: enabled.includes('wet'),
});
const messages = (given: GivenSignature, ...enabled: ('agree' | 'text' | 'wet')[]) =>
  signatureAlerts(methods(...enabled), given, 'Ana Berg').map(fieldMessage);

test('all three, nothing given: the three alerts in their order', () => {
  expect(messages({}, 'agree', 'text', 'wet')).toEqual([
    'Please Sign.',
    'Please check to agree.',
    'Please type your name in the provided box.',
  ]);
});

test('a name of spaces alone is none', () => {
  expect(messages({ signerName: '  ' }, 'text')).toEqual(['Please type your name in the provided box.']);
});

test('all three given: no alert', () => {
  expect(messages({ signature: 'iVBOR', agree: true, signerName: ' Ana Berg ' }, 'agree', 'text', 'wet')).toEqual([]);
});

test('another name is named exactly', () => {
  expect(messages({ signerName: 'Anna Berg' }, 'text')).toEqual(['Please sign Ana Berg exactly.']);
});

test('what is not enabled is not asked', () => {
  expect(messages({ agree: true }, 'agree')).toEqual([]);
  expect(messages({ signature: 'iVBOR' }, 'wet')).toEqual([]);
  expect(messages({ signerName: 'Ana Berg' }, 'text')).toEqual([]);
});

test('each alert names its field', () => {
  expect(
    signatureAlerts(methods('agree', 'text', 'wet'), { signerName: 'x' }, 'Ana Berg').map((alert) => alert.field),
  ).toEqual(['signature', 'agree', 'signerName']);
});

test('where only drawing is enabled, a typed name may stand for it, but must be there and right', () => {
  expect(messages({ isTypedInsteadOfDrawn: true, signerName: 'Ana Berg' }, 'wet')).toEqual([]);
  expect(messages({ isTypedInsteadOfDrawn: true }, 'wet')).toEqual(['Please type your name in the provided box.']);
  expect(messages({ isTypedInsteadOfDrawn: true, agree: true, signerName: 'Ana Berg' }, 'wet', 'agree')).toEqual([]);
});

test('where typing is asked for anyway, drawing is still needed', () => {
  expect(messages({ isTypedInsteadOfDrawn: true, signerName: 'Ana Berg' }, 'wet', 'text')).toEqual(['Please Sign.']);
});

test('a waiver without any method still needs the agree box', () => {
  expect(requiredMethods(methods())).toEqual({ agree: true, text: false, wet: false });
  expect(messages({})).toEqual(['Please check to agree.']);
});

test('a name that nobody asked for has to be the signer’s, or is left out', () => {
  const named = (signerName: string, ...enabled: Parameters<typeof methods>) =>
    namedOtherwise(methods(...enabled), { signerName }, 'Ana Berg').map(({ code }) => code);
  expect(named('Tom Berg', 'agree')).toEqual(['otherName']);
  expect(named('Ana Berg', 'agree')).toEqual([]);
  expect(named('', 'wet')).toEqual([]);
  expect(named('Tom Berg', 'text')).toEqual([]);
});

test('the drawing travels without its prefix', () => {
  expect(withoutDataPrefix('data:image/png;base64,iVBORw0KGgo=')).toBe('iVBORw0KGgo=');
  expect(withoutDataPrefix('iVBORw0KGgo=')).toBe('iVBORw0KGgo=');
});

test.each([
  [420, -7],
  [-60, 1],
  [-345, 5.75],
  [0, 0],
])('an offset of %i minutes is %f hours east of UTC', (minutes, hours) => {
  expect(offsetHours(minutes)).toBe(hours);
});
