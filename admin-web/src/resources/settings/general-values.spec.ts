import { valueWords } from '../../shared/wording/field-words';
import { fromForm, fromServer, toWrite } from './general-values';

const form = { resortCodes: 'NORTH', newSecret: '', removesSecret: false };
const sent = (values: object) => toWrite(fromForm({ ...form, ...values }), 'hush');

test('the secret goes along only when it was typed or is to be taken away', () => {
  expect(sent({})).not.toHaveProperty('oneRiskSecret');
  expect(sent({ newSecret: 'hush' })).toMatchObject({ resortCodes: 'NORTH', oneRiskSecret: 'hush' });
  expect(sent({ newSecret: 'hush', removesSecret: true })).toMatchObject({ oneRiskSecret: null });
});

test('another secret is another value, also of the same minute, and is told by when it was set', () => {
  const at = (setUtc: string | null) =>
    fromServer({ isOneRiskSecretSet: true, oneRiskSecretSetUtc: setUtc })['oneRiskSecret'];
  expect(valueWords(at('2026-11-20T09:12:01.000Z'))).toMatch(/^Set on 11\/\d\d\/26 \d\d:12 [ap]m$/);
  expect(at('2026-11-20T09:12:01.000Z')).not.toEqual(at('2026-11-20T09:12:02.000Z'));
  expect(valueWords(at(null))).toBe('Set');
});

test('nor does it when the other version of it was chosen', () => {
  const chosen = {
    ...fromForm({ ...form, newSecret: 'hush' }),
    oneRiskSecret: fromServer({ isOneRiskSecretSet: true })['oneRiskSecret'],
  };
  expect(toWrite(chosen, 'hush')).not.toHaveProperty('oneRiskSecret');
});
