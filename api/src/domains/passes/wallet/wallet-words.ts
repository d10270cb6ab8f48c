import type { LanguageTag } from '@arrival/contracts';

interface WalletWords {
  readonly pass: string;
  readonly validTo: string;
  readonly order: string;
  readonly familyCode: string;
  readonly test: string;
  /** Of a pass whose signer the wallet does not know. */
  readonly forTryingOut: string;
}

/** What stands on a pass beside names and numbers, in the language of whoever takes it. */
export const walletWords: Readonly<Record<LanguageTag, WalletWords>> = {
  en: {
    pass: 'Pass',
    validTo: 'Valid to',
    order: 'Order',
    familyCode: 'Family code',
    test: 'Test',
    forTryingOut: 'A pass for trying out: its signer is not known to the wallet, so no phone takes it.',
  },
  fr: {
    pass: 'Forfait',
    validTo: 'Valable jusqu’au',
    order: 'Commande',
    familyCode: 'Code famille',
    test: 'Essai',
    forTryingOut: 'Un forfait d’essai : le portefeuille ne connaît pas son émetteur, aucun téléphone ne l’accepte.',
  },
  es: {
    pass: 'Forfait',
    validTo: 'Válido hasta',
    order: 'Pedido',
    familyCode: 'Código familiar',
    test: 'Prueba',
    forTryingOut: 'Un forfait de prueba: la cartera no conoce a quien lo firma, así que ningún teléfono lo acepta.',
  },
  de: {
    pass: 'Skipass',
    validTo: 'Gültig bis',
    order: 'Bestellung',
    familyCode: 'Familiencode',
    test: 'Test',
    forTryingOut:
      'Ein Skipass zum Ausprobieren: Die Wallet kennt nicht, wer ihn ausgestellt hat; kein Handy nimmt ihn an.',
  },
  it: {
    pass: 'Skipass',
    validTo: 'Valido fino al',
    order: 'Ordine',
    familyCode: 'Codice famiglia',
    test: 'Prova',
    forTryingOut: 'Un pass di prova: il wallet non conosce chi lo firma, quindi nessun telefono lo accetta.',
  },
  ja: {
    pass: 'パス',
    validTo: '有効期限',
    order: '注文',
    familyCode: 'ファミリーコード',
    test: 'テスト',
    forTryingOut: 'お試し用のパスです。署名者がウォレットに登録されていないため、どの端末でも使えません。',
  },
  ar: {
    pass: 'البطاقة',
    validTo: 'صالحة حتى',
    order: 'الطلب',
    familyCode: 'رمز العائلة',
    test: 'تجربة',
    forTryingOut: 'بطاقة للتجربة: لا تعرف المحفظة من وقّعها، لذلك لا يقبلها أي هاتف.',
  },
};
