import type { ShippedTexts } from '../language';

/** Spanish. */
export const es: ShippedTexts = {
  application: {
    title: 'Arrival',
    subtitle: 'Haz el check-in antes de llegar',
  },
  home: {
    greeting: 'Hola, {FirstName}',
    checkInTitle: '¿Todo listo para la montaña?',
    checkInButton: 'Hacer el check-in ({MemberCount})',
    membersTitle: 'Tu familia',
    addMember: 'Añadir a alguien de la familia',
    qrTitle: '{QRCodeCount} por recoger',
    allDone: 'Todo listo. ¡Nos vemos en la montaña!',
  },
  rentalProfile: {
    title: 'Perfil de alquiler',
    note: 'Nuestro equipo técnico prepara tu material con estas respuestas. Elige lo que mejor encaje; puedes cambiarlo en la tienda.',
    abilityNote: 'Tú eliges el tipo de esquiador. Si tienes dudas, elige el más prudente.',
  },
  welcome: {
    title: 'Sáltate el mostrador',
    description:
      'Firma las exenciones, da tus medidas para el alquiler y añade las fotos de toda la familia antes de llegar.',
    signInButton: 'Iniciar sesión',
    signInNote: 'Usa la cuenta con la que reservaste.',
  },
  checkIn: {
    checkInCompleteTitle: 'Todo listo',
    checkInCompleteMessage: 'Check-in hecho: {MemberCount}. ¡Que disfrutes del día!',
    childHealthNote:
      'Solo quien cuida de tu hijo puede leer estas respuestas. La estación las borra cuando acaba el plazo para guardarlas.',
    photoNote: 'De cara a la luz, sin gafas de esquí ni casco, mira al frente.',
  },
  passChecker: {
    title: 'Comprobar un forfait',
    description: '¿Es válido el día que esquías? Al preguntar no se gasta nada.',
    passIdLabel: 'Número de forfait o RFID',
    dateLabel: 'Fecha',
    accessLocationLabel: 'Remonte',
    checkButton: 'Comprobar el forfait',
    validTitle: 'Este forfait es válido',
    invalidTitle: 'Este forfait no es válido',
    helpMessage: '¿Preguntas? En atención al cliente te ayudan con gusto.',
  },
  bleConnect: {
    title: 'Tu forfait en el teléfono',
    description: 'Hola, {FirstName}: con un forfait móvil tu teléfono abre el torno.',
    unactivatedMessage: '{unactivatdCount} sin activar',
    activateButton: 'Activar',
    sendButton: 'Enviar el enlace otra vez',
    unsentMessage: 'Activa el forfait y te enviamos su enlace.',
    sentMessage: 'Abre el enlace que te enviamos en el teléfono con el que esquías.',
    connectedMessage: 'Listo: este forfait está en un teléfono.',
    noMediaMessage: 'No hay forfait móvil para esta persona.',
  },
};
