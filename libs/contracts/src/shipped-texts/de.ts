import type { ShippedTexts } from '../language';

/** German. */
export const de: ShippedTexts = {
  application: {
    title: 'Arrival',
    subtitle: 'Einchecken, bevor Sie ankommen',
  },
  home: {
    greeting: 'Hallo {FirstName}',
    checkInTitle: 'Bereit für den Berg?',
    checkInButton: 'Einchecken ({MemberCount})',
    membersTitle: 'Ihre Familie',
    addMember: 'Familienmitglied hinzufügen',
    qrTitle: '{QRCodeCount} zum Abholen bereit',
    allDone: 'Alle sind bereit. Bis bald am Berg!',
  },
  rentalProfile: {
    title: 'Leihprofil',
    note: 'Unser Technikteam stellt Ihr Material nach diesen Antworten ein. Wählen Sie, was am besten passt; im Verleih können Sie es ändern.',
    abilityNote: 'Den Skifahrertyp wählen Sie selbst. Im Zweifel nehmen Sie den vorsichtigeren.',
  },
  welcome: {
    title: 'Am Schalter vorbei',
    description:
      'Erklärungen unterschreiben, Maße für den Verleih angeben und Fotos hinzufügen: für die ganze Familie, bevor Sie ankommen.',
    signInButton: 'Anmelden',
    signInNote: 'Mit dem Konto, über das Sie gebucht haben.',
  },
  checkIn: {
    checkInCompleteTitle: 'Alles bereit',
    checkInCompleteMessage: '{MemberCount} eingecheckt. Einen schönen Tag!',
    childHealthNote:
      'Nur wer Ihr Kind betreut, kann diese Antworten lesen. Wenn ihre Aufbewahrungsfrist im Skigebiet endet, werden sie gelöscht.',
    photoNote: 'Mit dem Gesicht zum Licht, ohne Skibrille und Helm, Blick geradeaus.',
  },
  passChecker: {
    title: 'Skipass prüfen',
    description: 'Gilt er an Ihrem Skitag? Beim Nachsehen wird nichts verbraucht.',
    passIdLabel: 'Skipass- oder RFID-Nummer',
    dateLabel: 'Tag',
    accessLocationLabel: 'Lift',
    checkButton: 'Skipass prüfen',
    validTitle: 'Dieser Skipass gilt',
    invalidTitle: 'Dieser Skipass gilt nicht',
    helpMessage: 'Fragen? Der Gästeservice hilft gern.',
  },
  bleConnect: {
    title: 'Ihr Skipass auf dem Handy',
    description: 'Hallo {FirstName}, mit einem mobilen Skipass öffnet Ihr Handy das Drehkreuz.',
    unactivatedMessage: '{unactivatdCount} noch nicht aktiviert',
    activateButton: 'Aktivieren',
    sendButton: 'Link noch einmal senden',
    unsentMessage: 'Aktivieren Sie den Skipass, dann senden wir Ihnen seinen Link.',
    sentMessage: 'Öffnen Sie den Link auf dem Handy, mit dem Sie fahren.',
    connectedMessage: 'Bereit: Dieser Skipass ist auf einem Handy.',
    noMediaMessage: 'Für diese Person gibt es keinen mobilen Skipass.',
  },
};
