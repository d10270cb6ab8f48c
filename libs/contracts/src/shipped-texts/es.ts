import type { ShippedTexts } from '../language';

/** Spanish. */
export const es: ShippedTexts = {
  application: {
    title: 'Arrival',
    subtitle: 'Regístrate antes de llegar',
  },
  home: {
    greeting: 'Hola, {FirstName}',
    checkInTitle: '¿Listos para la montaña?',
    checkInButton: 'Registrar ({MemberCount})',
    membersTitle: 'Tu familia',
    addMember: 'Añadir a alguien de la familia',
    qrTitle: '{QRCodeCount} por recoger',
    allDone: 'Todos listos. ¡Nos vemos en la montaña!',
  },
  rentalProfile: {
    title: 'Perfil de alquiler',
    note: 'Nuestros técnicos preparan tu material con estas respuestas. Elige lo que mejor encaje; puedes cambiarlo en la tienda.',
    abilityNote: 'Tú eliges el tipo de esquiador. Si tienes dudas, elige el más prudente.',
  },
  welcome: {
    title: 'Sáltate el mostrador',
    description: 'Firma exenciones, ajusta el alquiler y añade las fotos de toda la familia antes de llegar.',
    signInButton: 'Entrar',
    signInNote: 'Usa la cuenta con la que reservaste.',
  },
  checkIn: {
    checkInCompleteTitle: 'Todo listo',
    checkInCompleteMessage: 'Personas registradas: {MemberCount}. ¡Que disfrutes del día!',
    childHealthNote:
      'Solo quien cuida de tu hijo puede leer estas respuestas. La estación las borra cuando acaba el plazo para guardarlas.',
    photoNote: 'De cara a la luz, sin gafas ni casco, mira al frente.',
  },
  passChecker: {
    title: 'Comprobar un pase',
    description: '¿Es válido el día que esquías? Al preguntar no se gasta nada.',
    passIdLabel: 'Número de pase o RFID',
    dateLabel: 'Fecha',
    accessLocationLabel: 'Remonte',
    checkButton: 'Comprobar el pase',
    validTitle: 'Este pase es válido',
    invalidTitle: 'Este pase no es válido',
    helpMessage: '¿Preguntas? En atención al cliente te ayudan con gusto.',
  },
  bleConnect: {
    title: 'Tu pase en el teléfono',
    description: 'Hola, {FirstName}: con un pase móvil tu teléfono abre el torno.',
    unactivatedMessage: '{unactivatdCount} sin activar',
    activateButton: 'Activar',
    sendButton: 'Enviar el enlace otra vez',
    unsentMessage: 'Activa el pase y te enviamos su enlace.',
    sentMessage: 'Abre el enlace que te enviamos en el teléfono con el que esquías.',
    connectedMessage: 'Listo: este pase está en un teléfono.',
    noMediaMessage: 'No hay pase móvil para esta persona.',
  },
};
