import type { ShippedTexts } from '../language';

/** Japanese. */
export const ja: ShippedTexts = {
  application: {
    title: 'Arrival',
    subtitle: '到着前にチェックイン',
  },
  home: {
    greeting: '{FirstName}さん、こんにちは',
    checkInTitle: '山へ行く準備はできましたか？',
    checkInButton: 'チェックイン（{MemberCount}）',
    membersTitle: 'ご家族',
    addMember: '家族を追加',
    qrTitle: '受け取り可能：{QRCodeCount}件',
    allDone: '全員の準備ができました。山でお会いしましょう。',
  },
  rentalProfile: {
    title: 'レンタル情報',
    note: 'この回答をもとに、スタッフが用具を調整します。いちばん近いものを選んでください。店舗で変更できます。',
    abilityNote: 'スキーヤータイプはご自身で選びます。迷ったら慎重なほうを選んでください。',
  },
  welcome: {
    title: '窓口に並ばずに',
    description: '同意書への署名、レンタルの採寸、写真の追加を、ご家族全員分、到着前に済ませます。',
    signInButton: 'サインイン',
    signInNote: 'ご予約に使ったアカウントをお使いください。',
  },
  checkIn: {
    checkInCompleteTitle: '準備ができました',
    checkInCompleteMessage: '{MemberCount}人のチェックインが済みました。よい一日を。',
    childHealthNote:
      'お子さまを担当するスタッフだけがこの回答を読めます。リゾートが定めた保管期間が終わると削除されます。',
    photoNote: '明るいほうを向き、ゴーグルとヘルメットを外して、正面を見てください。',
  },
  passChecker: {
    title: 'パスを確認',
    description: '滑る日に有効ですか。確認しても何も使われません。',
    passIdLabel: 'パス番号またはRFID番号',
    dateLabel: '日付',
    accessLocationLabel: 'リフト',
    checkButton: 'パスを確認',
    validTitle: 'このパスは有効です',
    invalidTitle: 'このパスは無効です',
    helpMessage: 'ご質問はゲストサービスへどうぞ。',
  },
  bleConnect: {
    title: 'スマートフォンのパス',
    description: '{FirstName}さん、モバイルパスならスマートフォンでゲートが開きます。',
    unactivatedMessage: '未有効化：{unactivatdCount}件',
    activateButton: '有効にする',
    sendButton: 'リンクをもう一度送る',
    unsentMessage: 'パスを有効にすると、リンクをお送りします。',
    sentMessage: 'お送りしたリンクを、滑るときに持つスマートフォンで開いてください。',
    connectedMessage: '準備完了：このパスはスマートフォンに入っています。',
    noMediaMessage: 'この方のモバイルパスはありません。',
  },
};
