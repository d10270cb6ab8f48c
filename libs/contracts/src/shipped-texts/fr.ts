import type { ShippedTexts } from '../language';

/** French. */
export const fr: ShippedTexts = {
  application: {
    title: 'Arrival',
    subtitle: 'Faites le check-in avant d’arriver',
  },
  home: {
    greeting: 'Bonjour {FirstName}',
    checkInTitle: 'En route pour la montagne ?',
    checkInButton: 'Faire le check-in ({MemberCount})',
    membersTitle: 'Votre famille',
    addMember: 'Ajouter un membre de la famille',
    qrTitle: '{QRCodeCount} à retirer',
    allDone: 'Tout le monde est prêt. À bientôt sur les pistes !',
  },
  rentalProfile: {
    title: 'Profil de location',
    note: 'Notre équipe technique règle votre matériel d’après ces réponses. Choisissez ce qui convient le mieux ; vous pouvez changer au magasin.',
    abilityNote: 'Vous choisissez vous-même le type de skieur. En cas de doute, choisissez le plus prudent.',
  },
  welcome: {
    title: 'Évitez le guichet',
    description:
      'Signez les décharges, donnez vos mesures pour la location et ajoutez les photos de toute la famille avant d’arriver.',
    signInButton: 'Se connecter',
    signInNote: 'Utilisez le compte de votre réservation.',
  },
  checkIn: {
    checkInCompleteTitle: 'Tout est prêt',
    checkInCompleteMessage: 'Check-in fait : {MemberCount}. Bonne journée !',
    childHealthNote:
      'Seuls ceux qui s’occupent de votre enfant peuvent lire ces réponses. La station les supprime à la fin de leur durée de conservation.',
    photoNote: 'Face à la lumière, sans masque ni casque, regardez droit devant vous.',
  },
  passChecker: {
    title: 'Vérifier un forfait',
    description: 'Est-il valable le jour où vous skiez ? La vérification ne consomme rien.',
    passIdLabel: 'Numéro du forfait ou RFID',
    dateLabel: 'Date',
    accessLocationLabel: 'Remontée',
    checkButton: 'Vérifier le forfait',
    validTitle: 'Ce forfait est valable',
    invalidTitle: 'Ce forfait n’est pas valable',
    helpMessage: 'Des questions ? L’accueil vous aide volontiers.',
  },
  bleConnect: {
    title: 'Votre forfait sur le téléphone',
    description: 'Bonjour {FirstName}, avec un forfait mobile votre téléphone ouvre le portillon.',
    unactivatedMessage: '{unactivatdCount} à activer',
    activateButton: 'Activer',
    sendButton: 'Renvoyer le lien',
    unsentMessage: 'Activez le forfait et nous vous envoyons son lien.',
    sentMessage: 'Ouvrez le lien envoyé sur le téléphone avec lequel vous skiez.',
    connectedMessage: 'Prêt : ce forfait est sur un téléphone.',
    noMediaMessage: 'Il n’y a pas de forfait mobile pour cette personne.',
  },
};
