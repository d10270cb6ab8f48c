import { fromForm, fromServer, toWrite } from './general-values';

const form = { resortCodes: 'NORTH', newSecret: '', removesSecret: false };
const sent = (values: object) => toWrite(fromForm({ ...form, ...values }), 'hush');

test('the secret goes along only when it was typed or is to be taken away', () => {
  expect(sent({})).not.toHaveProperty('oneRiskSecret');
  expect(sent({ newSecret: 'hush' })).toMatchObject({ resortCodes: 'NORTH', oneRiskSecret: 'hush' });
  expect(sent({ newSecret: 'hush', removesSecret: true })).toMatchObject({ oneRiskSecret: null });
});

test('nor does it when the other version of it was chosen', () => {
  const chosen = { ...fromForm({ ...form, newSecret: 'hush' }), oneRiskSecret: fromServer({ isOneRiskSecretSet: true })['oneRiskSecret'] };
  expect(toWrite(chosen, 'hush')).not.toHaveProperty('oneRiskSecret');
});
