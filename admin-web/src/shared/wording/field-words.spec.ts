import { changeWords, fieldWords, valueWords } from './field-words';

test('a field by the words people use', () => {
  const fields = ['isEditProfileLocation', 'defaultActivityId', 'activityLocations', 'brandNew'];
  expect(fields.map((field) => fieldWords('locations', field))).toEqual([
    'Is Edit Profile Location',
    'Default activity',
    'Activities',
    'brandNew',
  ]);
  expect(fieldWords('language', 'checkIn.photoNote')).toBe('Check-in › Photo note');
  expect(fieldWords('tasks', 'translations.fr.name')).toBe('Name (Français)');
  expect(fieldWords('language', 'translations.de.checkIn.photoNote')).toBe('Check-in › Photo note (Deutsch)');
});

test('what is linked is told by its names', () => {
  const links = [
    { id: 1, activity: { id: 7, name: 'Skiing' } },
    { id: 2, activity: { id: 8, name: 'Racing' } },
  ];
  expect(valueWords(links)).toBe('Skiing, Racing');
  expect(valueWords([{ id: 3, name: 'North', value: 'N1' }])).toBe('North');
  expect(valueWords([])).toBe('(empty)');
  expect(valueWords([{ code: 4 }])).toContain('"code": 4');
});

test('an instant as people read it; two of the same minute are told apart', () => {
  expect(valueWords('2026-11-20T09:12:01.000Z')).toMatch(/^11\/\d\d\/26 \d\d:12 [ap]m$/);
  expect(valueWords('at 2026-11-20T09:12:01.000Z')).toBe('at 2026-11-20T09:12:01.000Z');
  expect(changeWords('2026-11-20T09:12:01.000Z', '2026-11-20T09:12:02.000Z')[0]).toBe('2026-11-20T09:12:01.000Z');
});

test('a day as the browser writes it, the same one in every time zone', () => {
  expect(valueWords('2027-05-31')).toMatch(/^(?!2027-05-31).*31.*2027$/);
  expect(valueWords('2027-02-31x')).toBe('2027-02-31x');
});

test('what was nothing and is an empty list is nothing still', () => {
  expect(changeWords(null, [])).toEqual(['(empty)', '(empty)']);
});

test('a difference below the names is shown whole', () => {
  const [before, after] = changeWords([{ name: 'North', value: 'N1' }], [{ name: 'North', value: 'N2' }]);
  expect([before, after]).toEqual([expect.stringContaining('N1'), expect.stringContaining('N2')]);
  expect(changeWords([{ name: 'North' }], [])).toEqual(['North', '(empty)']);
});

test('a formatted text reads as its words, and only where it differs', () => {
  const [was, is] = changeWords(
    '<h2>Risk</h2><p>Snow &amp; ice.</p><p>Trees.</p><p>Signed here.</p>',
    '<h2>Risk</h2><p>Snow, <em>ice</em> and rain.</p><p>Trees.</p><p>Signed here.</p>',
  );
  expect([was, is]).toEqual(['…\nSnow & ice.\n…', '…\nSnow, ice and rain.\n…']);
  expect(changeWords('<p>Snow</p>', '<p><strong>Snow</strong></p>')).toEqual([
    '<p>Snow</p>',
    '<p><strong>Snow</strong></p>',
  ]);
  expect(changeWords(null, '<p>Snow</p><p>Ice</p>')).toEqual(['(empty)', 'Snow\nIce']);
  expect(valueWords('<script src="https://a.example">p()</script>')).toContain('<script');
});
