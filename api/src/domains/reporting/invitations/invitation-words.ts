import type { LanguageTag } from '@arrival/contracts';

interface InvitationWords {
  readonly subject: string;
  readonly hello: string;
  readonly coming: string;
  readonly left: string;
  readonly link: string;
  readonly why: string;
}

/** What an invitation says, in the language of its location. `{names}`: who still has something to finish. */
export const invitationWords: Readonly<Record<LanguageTag, InvitationWords>> = {
  en: {
    subject: '{resort}: check in before you come',
    hello: 'Hello {name},',
    coming: 'You are coming to {place} on {day}.',
    left: 'Something is still to be finished for: {names}. At home it takes a few minutes, and you walk past the counter.',
    link: 'Check in here:',
    why: 'You get this mail once before your visit, because it was booked with this address. If you have finished meanwhile, there is nothing to do.',
  },
  fr: {
    subject: '{resort} : enregistrez-vous avant de venir',
    hello: 'Bonjour {name},',
    coming: 'Vous venez à {place} le {day}.',
    left: 'Il reste quelque chose à terminer pour : {names}. À la maison, cela prend quelques minutes, et vous passez devant le comptoir sans attendre.',
    link: 'Enregistrez-vous ici :',
    why: 'Vous recevez cet e-mail une seule fois avant votre visite, car elle a été réservée avec cette adresse. Si vous avez terminé entre-temps, il n’y a rien à faire.',
  },
  es: {
    subject: '{resort}: haz el registro antes de venir',
    hello: 'Hola, {name}:',
    coming: 'Vienes a {place} el {day}.',
    left: 'Aún queda algo por terminar para: {names}. En casa se hace en unos minutos, y no tendrás que esperar en el mostrador.',
    link: 'Haz el registro aquí:',
    why: 'Recibes este correo una sola vez antes de tu visita, porque se reservó con esta dirección. Si ya lo has terminado, no hay nada que hacer.',
  },
  de: {
    subject: '{resort}: vor dem Besuch einchecken',
    hello: 'Hallo {name},',
    coming: 'Ihr Besuch bei {place}: {day}.',
    left: 'Noch zu erledigen ist etwas für: {names}. Zu Hause dauert das ein paar Minuten, und Sie gehen am Schalter vorbei.',
    link: 'Hier einchecken:',
    why: 'Sie bekommen diese Mail einmal vor Ihrem Besuch, weil er mit dieser Adresse gebucht wurde. Wenn inzwischen alles erledigt ist, brauchen Sie nichts zu tun.',
  },
  it: {
    subject: '{resort}: fai il check-in prima di venire',
    hello: 'Ciao {name},',
    coming: 'La tua visita a {place}: {day}.',
    left: 'C’è ancora qualcosa da completare per: {names}. A casa bastano pochi minuti, e non dovrai aspettare allo sportello.',
    link: 'Fai il check-in qui:',
    why: 'Ricevi questa e-mail una sola volta prima della visita, perché è stata prenotata con questo indirizzo. Se nel frattempo hai completato tutto, non c’è nulla da fare.',
  },
  ja: {
    subject: '{resort}：ご来場前のチェックインのお願い',
    hello: '{name} 様',
    coming: '{day}に{place}へお越しの予定です。',
    left: '次の方の手続きがまだ残っています：{names}。ご自宅なら数分で済み、当日はカウンターに並ばずに通れます。',
    link: 'チェックインはこちら：',
    why: 'このメールは、このアドレスでご予約いただいたため、ご来場前に一度だけお送りしています。すでに手続きがお済みの場合は、何もする必要はありません。',
  },
  ar: {
    subject: '{resort}: سجّل الوصول قبل أن تأتي',
    hello: 'مرحبًا {name}،',
    coming: 'زيارتك إلى {place}: {day}.',
    left: 'ما زال هناك ما يجب إكماله لكل من: {names}. لن يستغرق ذلك في المنزل سوى دقائق، وستمر دون انتظار عند المكتب.',
    link: 'سجّل الوصول هنا:',
    why: 'تصلك هذه الرسالة مرة واحدة قبل زيارتك لأنها حُجزت بهذا العنوان. إذا أكملت كل شيء في هذه الأثناء فلا يلزمك فعل شيء.',
  },
};
