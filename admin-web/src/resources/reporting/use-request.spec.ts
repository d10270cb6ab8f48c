import { reportPath, requestIn } from './use-request';

const now = new Date(2026, 10, 21);
const parameters = (path: string) => new URLSearchParams(path.split('?')[1]);

test('an address without a word is the report as specified', () => {
  expect(requestIn(new URLSearchParams(), now)).toEqual({
    locationId: undefined,
    startDate: '2026-11-21',
    endDate: '2026-11-23',
    includePrintableMedia: true,
    includeDetails: true,
    isCsvExport: true,
    taskName: undefined,
  });
});

test('what an address says is read again as it was written, an empty day and passes to print too', () => {
  const asked = {
    locationId: 7,
    startDate: '',
    endDate: '2026-12-24',
    includePrintableMedia: false,
    includeDetails: true,
    isCsvExport: false,
    taskName: '',
  };
  expect(requestIn(parameters(reportPath(asked)), now)).toEqual(asked);
});

test.each(['locationId=x&startDate=yesterday', 'locationId=&startDate=2026-13-40'])(
  'nonsense counts as left out: %s',
  (text) => {
    expect(requestIn(new URLSearchParams(text), now)).toMatchObject({ locationId: undefined, startDate: '2026-11-21' });
  },
);
