import { olderTexts } from './older-texts';

const version = (language: 'en' | 'fr' | 'de', createdDateUtc: string) => ({ language, createdDateUtc });
const [autumn, later, now] = ['2026-09-01T08:00:00.000Z', '2026-10-01T08:00:00.000Z', '2026-11-28T08:00:00.000Z'];
const bindingLanguages = ['en' as const];

test('a translation from before the binding text was changed is told, the newest of its texts counts', () => {
  const versions = [version('en', now), version('de', later), version('fr', autumn), version('en', autumn)];
  expect(olderTexts({ bindingLanguages, versions, translations: { de: {}, fr: {} } })).toEqual({
    languages: ['fr', 'de'],
    since: now,
  });
  const followed = [version('fr', now), ...versions];
  expect(olderTexts({ bindingLanguages, versions: followed, translations: { fr: {} } })).toBeUndefined();
});

test('nor is one that was taken away, one that binds itself, or where nothing binding was ever changed', () => {
  const versions = [version('en', now), version('fr', autumn), version('en', autumn)];
  expect(olderTexts({ bindingLanguages, versions, translations: null })).toBeUndefined();
  expect(olderTexts({ bindingLanguages: ['en', 'fr'], versions, translations: { fr: {} } })).toBeUndefined();
  expect(olderTexts({ bindingLanguages, versions: versions.slice(1), translations: { fr: {} } })).toBeUndefined();
});
