import { isConnectionLost, isPassingTrouble } from './trouble';

const failure = (code?: string, message = 'no') => Object.assign(new Error(message), code && { code });

test.each(['28P01', '57014', '55P03', '53100', '53300', '57P01', '57P03', '08006', '58030', '40001', '40P01', '25006'])(
  'PostgreSQL saying %s is trouble that passes, on a connection that still works',
  (code) => {
    expect(isPassingTrouble(failure(code))).toBe(true);
    expect(isPassingTrouble({ driverError: failure(code) })).toBe(true);
    expect(isConnectionLost(failure(code))).toBe(false);
  },
);

test.each(['ECONNREFUSED', 'ECONNRESET', 'ENOSPC', 'EROFS', 'EMFILE'])('so is %s of the machine', (code) => {
  expect(isPassingTrouble(failure(code))).toBe(true);
});

test('a connection that breaks while something is written to it is lost', () => {
  expect(isConnectionLost(failure('EPIPE'))).toBe(true);
});

test('so is a server whose socket is not there any more, and a file that is not there is a fault of ours', () => {
  const missing = Object.assign(failure('ENOENT'), { syscall: 'connect' });
  expect([isPassingTrouble(missing), isConnectionLost(missing)]).toEqual([true, true]);
  expect(isPassingTrouble(Object.assign(failure('ENOENT'), { syscall: 'open' }))).toBe(false);
});

test.each([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
])('so is the driver saying "%s", and the connection is lost', (message) => {
  expect(isPassingTrouble(failure(undefined, message))).toBe(true);
  expect(isConnectionLost(failure(undefined, message))).toBe(true);
});

test.each([
  failure('23505'),
  failure('42P01'),
  failure('22021'),
  failure('ERR_INVALID_ARG_TYPE'),
  failure('ENOENT'),
  failure(),
  null,
  'x',
])('a fault of ours (%s) is none', (error) => {
  expect(isPassingTrouble(error)).toBe(false);
});
