import { shippedTexts } from './shipped-texts';

// A shipped text has no plural forms: what counts reads right for one too.
test.each(Object.entries(shippedTexts))('one person and one pass are right in %s', (_language, texts) => {
  const { qrTitle } = texts.home;
  const { checkInCompleteMessage } = texts.checkIn;
  const { unactivatedMessage } = texts.bleConnect;
  for (const text of [qrTitle, checkInCompleteMessage, unactivatedMessage])
    expect(text).not.toMatch(/\} .*(listos|pronti|registrados|registrati|enregistrés|activés|attivati)/);
});
