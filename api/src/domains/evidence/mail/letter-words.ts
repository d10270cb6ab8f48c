import type { LanguageTag } from '@arrival/contracts';

interface LetterWords {
  readonly subject: string;
  readonly hello: string;
  readonly attached: string;
  readonly attachedOwn: string;
  readonly tooLarge: string;
  readonly profile: string;
}

/** What the mail with the copies says, in the language in which the signer signed. `{names}`: for whom; who signed for nobody else is not told their own name. */
export const letterWords: Readonly<Record<LanguageTag, LetterWords>> = {
  en: {
    subject: 'Your signed copy: {title}',
    hello: 'Hello {name},',
    attached: 'Here is the copy of what you signed for {names}: the text, your signature, and what proves them.',
    attachedOwn: 'Here is the copy of what you signed: the text, your signature, and what proves them.',
    tooLarge: 'Not every copy could be attached. You find all of them in your profile.',
    profile: 'You can download it from your profile at any time:',
  },
  fr: {
    subject: 'Votre copie signée : {title}',
    hello: 'Bonjour {name},',
    attached: 'Voici la copie de ce que vous avez signé pour {names} : le texte, votre signature et ce qui les prouve.',
    attachedOwn: 'Voici la copie de ce que vous avez signé : le texte, votre signature et ce qui les prouve.',
    tooLarge: 'Toutes les copies n’ont pas pu être jointes. Vous les trouverez dans votre profil.',
    profile: 'Vous pouvez la télécharger à tout moment depuis votre profil :',
  },
  es: {
    subject: 'Tu copia firmada: {title}',
    hello: 'Hola, {name}:',
    attached: 'Aquí tienes la copia de lo que has firmado por {names}: el texto, tu firma y lo que los prueba.',
    attachedOwn: 'Aquí tienes la copia de lo que has firmado: el texto, tu firma y lo que los prueba.',
    tooLarge: 'No se han podido adjuntar todas las copias. Las encuentras en tu perfil.',
    profile: 'Puedes descargarla cuando quieras desde tu perfil:',
  },
  de: {
    subject: 'Ihre unterschriebene Kopie: {title}',
    hello: 'Hallo {name},',
    attached:
      'hier ist die Kopie dessen, was Sie für {names} unterschrieben haben: Text, Unterschrift und was beides beweist.',
    attachedOwn: 'hier ist die Kopie dessen, was Sie unterschrieben haben: Text, Unterschrift und was beides beweist.',
    tooLarge: 'Nicht alle Kopien ließen sich anhängen. Sie finden sie in Ihrem Profil.',
    profile: 'Sie können sie jederzeit aus Ihrem Profil herunterladen:',
  },
  it: {
    subject: 'La tua copia firmata: {title}',
    hello: 'Ciao {name},',
    attached: 'Ecco la copia di ciò che hai firmato per {names}: il testo, la tua firma e ciò che li prova.',
    attachedOwn: 'Ecco la copia di ciò che hai firmato: il testo, la tua firma e ciò che li prova.',
    tooLarge: 'Non è stato possibile allegare tutte le copie. Le trovi nel tuo profilo.',
    profile: 'Puoi scaricarla in qualsiasi momento dal tuo profilo:',
  },
  ja: {
    subject: '署名済みの控え：{title}',
    hello: '{name} 様',
    attached: '{names}の分として署名された内容の控えです。本文、署名、それらを証明する情報が入っています。',
    attachedOwn: '署名された内容の控えです。本文、署名、それらを証明する情報が入っています。',
    tooLarge: '添付できなかった控えがあります。すべてプロフィールにあります。',
    profile: '控えはいつでもプロフィールからダウンロードできます：',
  },
  ar: {
    subject: 'نسختك الموقّعة: {title}',
    hello: 'مرحبًا {name}،',
    attached: 'هذه نسخة مما وقّعت عليه عن {names}: النص وتوقيعك وما يثبتهما.',
    attachedOwn: 'هذه نسخة مما وقّعت عليه: النص وتوقيعك وما يثبتهما.',
    tooLarge: 'تعذّر إرفاق جميع النسخ. تجدها كلها في ملفك الشخصي.',
    profile: 'يمكنك تنزيلها في أي وقت من ملفك الشخصي:',
  },
};
