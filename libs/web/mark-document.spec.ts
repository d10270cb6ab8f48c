import { markDocument } from './mark-document';

test.each([
  ['en', 'ltr'],
  ['en-GB', 'ltr'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
])('a document in %s says so, and is read %s', (locale, dir) => {
  const documentElement = { lang: '', dir: '' } as HTMLElement;
  markDocument(locale, { documentElement } as Document);
  expect(documentElement).toEqual({ lang: locale, dir });
});
