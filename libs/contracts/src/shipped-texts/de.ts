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
    note: 'Unsere Techniker stellen Ihr Material nach diesen Antworten ein. Wählen Sie, was am besten passt; im Geschäft können Sie es ändern.',
    abilityNote: 'Den Fahrtyp wählen Sie selbst. Im Zweifel nehmen Sie den vorsichtigeren.',
  },
  welcome: {
    title: 'Am Schalter vorbei',
    description:
      'Erklärungen unterschreiben, Leihmaterial anpassen und Fotos hinzufügen: für die ganze Familie, bevor Sie ankommen.',
    signInButton: 'Anmelden',
    signInNote: 'Mit dem Konto, über das Sie gebucht haben.',
  },
  checkIn: {
    checkInCompleteTitle: 'Alles bereit',
    checkInCompleteMessage: '{MemberCount} eingecheckt. Einen schönen Tag!',
    childHealthNote:
      'Nur wer Ihr Kind betreut, kann diese Antworten lesen. Wenn ihre Aufbewahrungsfrist im Skigebiet endet, werden sie gelöscht.',
    photoNote: 'Mit dem Gesicht zum Licht, ohne Brille und Helm, Blick geradeaus.',
  },
  passChecker: {
    title: 'Pass prüfen',
    description: 'Gilt er an Ihrem Skitag? Beim Nachsehen wird nichts verbraucht.',
    passIdLabel: 'Pass- oder RFID-Nummer',
    dateLabel: 'Tag',
    accessLocationLabel: 'Lift',
    checkButton: 'Pass prüfen',
    validTitle: 'Dieser Pass gilt',
    invalidTitle: 'Dieser Pass gilt nicht',
    helpMessage: 'Fragen? Der Gästeservice hilft gern.',
  },
  bleConnect: {
    title: 'Ihr Pass auf dem Telefon',
    description: 'Hallo {FirstName}, mit einem mobilen Pass öffnet Ihr Telefon die Schranke.',
    unactivatedMessage: '{unactivatdCount} noch nicht aktiviert',
    activateButton: 'Aktivieren',
    sendButton: 'Link noch einmal senden',
    unsentMessage: 'Aktivieren Sie den Pass, dann senden wir Ihnen seinen Link.',
    sentMessage: 'Öffnen Sie den Link auf dem Telefon, mit dem Sie fahren.',
    connectedMessage: 'Bereit: Dieser Pass ist auf einem Telefon.',
    noMediaMessage: 'Für diese Person gibt es keinen mobilen Pass.',
  },
};
