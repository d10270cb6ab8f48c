import { memberFields, memberProblem } from './member-fields';

test('a page that stays open over midnight lets a newborn of the new day in', () => {
  jest.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59) });
  const latest = () => memberFields.find(({ name }) => name === 'dateOfBirth')?.input.max;
  expect(latest()).toBe('2026-12-31');
  jest.setSystemTime(new Date(2027, 0, 1, 0, 1));
  expect(latest()).toBe('2027-01-01');
});

test('a name that cannot be saved is not called missing', () => {
  const [firstName] = memberFields;
  const said = (value: string) =>
    memberProblem(
      firstName!,
      value,
      undefined,
      { firstNameMissing: 'missing' } as never,
      { characters: 'hidden' } as never,
    );
  expect([said('Em\u0007ma'), said('')]).toEqual(['hidden', 'missing']);
});

test.each(['birthInFuture', 'birthTooLongAgo'])(
  '%s is said as the API says it, where the device has another day',
  (code) => {
    const birth = memberFields.find(({ name }) => name === 'dateOfBirth');
    expect(memberProblem(birth!, '2020-01-01', code, {} as never, { [code]: code } as never)).toBe(code);
  },
);
