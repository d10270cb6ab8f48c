import type { ShippedTexts } from '../language';

/** Arabic. */
export const ar: ShippedTexts = {
  application: {
    title: 'Arrival',
    subtitle: 'سجّل وصولك قبل أن تصل',
  },
  home: {
    greeting: 'مرحبًا {FirstName}',
    checkInTitle: 'هل أنتم مستعدون للجبل؟',
    checkInButton: 'تسجيل الوصول ({MemberCount})',
    membersTitle: 'عائلتك',
    addMember: 'إضافة فرد من العائلة',
    qrTitle: '{QRCodeCount} جاهزة للاستلام',
    allDone: 'الجميع جاهزون. نراكم على الجبل!',
  },
  rentalProfile: {
    title: 'ملف التأجير',
    note: 'يضبط فنيونا معداتك حسب هذه الإجابات. اختر الأنسب؛ يمكنك التغيير في المتجر.',
    abilityNote: 'أنت تختار نوع المتزلج. إن لم تكن متأكدًا فاختر الأكثر حذرًا.',
  },
  welcome: {
    title: 'من دون طابور',
    description: 'وقّع الإقرارات وحدّد المقاسات وأضف الصور لكل العائلة قبل أن تصل.',
    signInButton: 'تسجيل الدخول',
    signInNote: 'استخدم الحساب الذي حجزت به.',
  },
  checkIn: {
    checkInCompleteTitle: 'كل شيء جاهز',
    checkInCompleteMessage: 'عدد من سُجّل وصولهم: {MemberCount}. نتمنى لكم يومًا سعيدًا!',
    childHealthNote: 'لا يقرأ هذه الإجابات إلا من يعتني بطفلك. تُحذف عند انتهاء مدة حفظها لدى المنتجع.',
    photoNote: 'واجه الضوء، اخلع نظارة التزلج والخوذة، وانظر إلى الأمام.',
  },
  passChecker: {
    title: 'التحقق من بطاقة',
    description: 'هل هي صالحة يوم تزلجك؟ السؤال لا يستهلك شيئًا.',
    passIdLabel: 'رقم البطاقة أو رقم RFID',
    dateLabel: 'التاريخ',
    accessLocationLabel: 'مصعد التزلج',
    checkButton: 'تحقق من البطاقة',
    validTitle: 'هذه البطاقة صالحة',
    invalidTitle: 'هذه البطاقة غير صالحة',
    helpMessage: 'أسئلة؟ يسعد خدمة الضيوف أن تساعدك.',
  },
  bleConnect: {
    title: 'بطاقتك على هاتفك',
    description: 'مرحبًا {FirstName}، مع البطاقة المحمولة يفتح هاتفك البوابة.',
    unactivatedMessage: '{unactivatdCount} غير مفعّلة بعد',
    activateButton: 'تفعيل',
    sendButton: 'إرسال الرابط مرة أخرى',
    unsentMessage: 'فعّل البطاقة ونرسل إليك رابطها.',
    sentMessage: 'افتح الرابط الذي أرسلناه على الهاتف الذي تتزلج به.',
    connectedMessage: 'جاهز: هذه البطاقة على هاتف.',
    noMediaMessage: 'لا توجد بطاقة محمولة لهذا الشخص.',
  },
};
