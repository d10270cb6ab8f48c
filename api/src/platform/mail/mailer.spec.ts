import { outcomeOf } from './mailer';

const error = (code: string, command: string, responseCode?: number, response = '') =>
  Object.assign(new Error('No'), { code, command, responseCode, response });

test('what is said of the letter with 5xx is the last word; everything else may be otherwise in a while', () => {
  const said = '550 5.1.1 <emma@example.com>: no such user';
  expect(outcomeOf(error('EENVELOPE', 'RCPT TO', 550, said))).toEqual({
    isSent: false,
    isFinal: true,
    reply: '550 5.1.1',
  });
  expect(outcomeOf(error('EMESSAGE', 'DATA', 552))).toMatchObject({ isFinal: true, reply: '552' });
  expect(outcomeOf(error('EENVELOPE', 'RCPT TO', 451, '451 4.7.1 Greylisted'))).toMatchObject({
    isFinal: false,
    reply: '451 4.7.1',
  });
  for (const [code, command, status] of [
    ['EAUTH', 'AUTH PLAIN', 535],
    ['EPROTOCOL', 'CONN', 554],
    ['ETLS', 'STARTTLS', 502],
    ['ETIMEDOUT', 'DATA', undefined],
    ['ESOCKET', 'CONN', undefined],
  ] as const)
    expect(outcomeOf(error(code, command, status))).toMatchObject({ isFinal: false });
});
