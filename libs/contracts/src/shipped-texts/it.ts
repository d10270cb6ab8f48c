import type { ShippedTexts } from '../language';

/** Italian. */
export const it: ShippedTexts = {
  application: {
    title: 'Arrival',
    subtitle: 'Fai il check-in prima di arrivare',
  },
  home: {
    greeting: 'Ciao {FirstName}',
    checkInTitle: 'Tutto pronto per la montagna?',
    checkInButton: 'Check-in ({MemberCount})',
    membersTitle: 'La tua famiglia',
    addMember: 'Aggiungi un familiare',
    qrTitle: '{QRCodeCount} da ritirare',
    allDone: 'Tutto pronto. Ci vediamo in montagna!',
  },
  rentalProfile: {
    title: 'Profilo noleggio',
    note: 'Il nostro personale tecnico regola l’attrezzatura in base a queste risposte. Scegli ciò che va meglio; puoi cambiarlo al noleggio.',
    abilityNote: 'Il tipo di sciatore lo scegli tu. Se hai dubbi, scegli quello più prudente.',
  },
  welcome: {
    title: 'Salta lo sportello',
    description: 'Firma le liberatorie, prepara il noleggio e aggiungi le foto di tutta la famiglia prima di arrivare.',
    signInButton: 'Accedi',
    signInNote: 'Usa l’account con cui hai prenotato.',
  },
  checkIn: {
    checkInCompleteTitle: 'Tutto pronto',
    checkInCompleteMessage: 'Check-in fatto: {MemberCount}. Buona giornata!',
    childHealthNote:
      'Solo chi si occupa di tuo figlio può leggere queste risposte. Il comprensorio le cancella quando finisce il periodo per cui le conserva.',
    photoNote: 'Viso verso la luce, senza maschera né casco, guarda dritto.',
  },
  passChecker: {
    title: 'Controlla uno skipass',
    description: 'È valido il giorno in cui scii? Chiedere non consuma nulla.',
    passIdLabel: 'Numero dello skipass o RFID',
    dateLabel: 'Data',
    accessLocationLabel: 'Impianto',
    checkButton: 'Controlla lo skipass',
    validTitle: 'Questo skipass è valido',
    invalidTitle: 'Questo skipass non è valido',
    helpMessage: 'Domande? Il servizio ospiti ti aiuta volentieri.',
  },
  bleConnect: {
    title: 'Il tuo skipass sul telefono',
    description: 'Ciao {FirstName}, con lo skipass mobile il telefono apre il tornello.',
    unactivatedMessage: '{unactivatdCount} da attivare',
    activateButton: 'Attiva',
    sendButton: 'Invia di nuovo il link',
    unsentMessage: 'Attiva lo skipass e ti inviamo il link.',
    sentMessage: 'Apri il link che ti abbiamo inviato sul telefono con cui scii.',
    connectedMessage: 'Pronto: questo skipass è su un telefono.',
    noMediaMessage: 'Per questa persona non c’è uno skipass mobile.',
  },
};
