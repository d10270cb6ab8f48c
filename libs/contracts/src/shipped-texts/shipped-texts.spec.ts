import { languageSchema } from '../language';
import { shippedTexts } from './shipped-texts';

// A shipped text has no plural forms: what counts reads right for one too.
test.each(Object.entries(shippedTexts))('one person and one pass are right in %s', (_language, texts) => {
  const { qrTitle } = texts.home;
  const { checkInCompleteMessage } = texts.checkIn;
  const { unactivatedMessage } = texts.bleConnect;
  for (const text of [qrTitle, checkInCompleteMessage, unactivatedMessage])
    expect(text).not.toMatch(/\} .*(listos|pronti|registrados|registrati|enregistrés|activés|attivati)/);
});

test.each([['en', languageSchema.parse({})] as const, ...Object.entries(shippedTexts)])(
  'health answers are kept for a time that the resort sets, not for a season, in %s',
  (_language, { checkIn }) => {
    expect(checkIn.childHealthNote).not.toMatch(/season|saison|temporada|stagione|シーズン|موسم/i);
  },
);
