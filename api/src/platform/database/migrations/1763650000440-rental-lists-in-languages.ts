import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An entry by its list, its key and its English text, with its text in other languages. */
type Entry = readonly [list: string, key: string, text: string, texts: Readonly<Record<string, string>>];
/** One with a text in feet or pounds, and one in centimetres or kilograms. */
type Measured = readonly [...Entry, metricText: string, metricTexts: Readonly<Record<string, string>>];

const worded: readonly Entry[] = [
  [
    'age',
    'A09',
    '9 and under',
    {
      fr: '9 ans et moins',
      es: '9 años o menos',
      de: 'Bis 9 Jahre',
      it: 'Fino a 9 anni',
      ja: '9歳以下',
      ar: '9 سنوات أو أقل',
    },
  ],
  [
    'age',
    'A10',
    '10 to 49',
    {
      fr: '10 à 49 ans',
      es: 'De 10 a 49 años',
      de: '10 bis 49 Jahre',
      it: 'Da 10 a 49 anni',
      ja: '10歳から49歳',
      ar: 'من 10 إلى 49 سنة',
    },
  ],
  [
    'age',
    'A50',
    '50 and over',
    {
      fr: '50 ans et plus',
      es: '50 años o más',
      de: 'Ab 50 Jahren',
      it: 'Dai 50 anni',
      ja: '50歳以上',
      ar: '50 سنة أو أكثر',
    },
  ],
  [
    'age',
    'A00',
    'Not stated',
    { fr: 'Non précisé', es: 'Sin indicar', de: 'Keine Angabe', it: 'Non indicata', ja: '未回答', ar: 'غير مذكور' },
  ],
  [
    'ability',
    'I-',
    'Type I− · wants settings lower than Type I',
    {
      fr: 'Type I− · souhaite des réglages plus bas que le type I',
      es: 'Tipo I− · desea ajustes más bajos que el tipo I',
      de: 'Typ I− · wünscht niedrigere Einstellwerte als Typ I',
      it: 'Tipo I− · desidera regolazioni più basse del tipo I',
      ja: 'タイプI− · タイプIより低い設定を希望する方。',
      ar: 'النوع I− · يريد ضبطًا أخف من النوع I',
    },
  ],
  [
    'ability',
    'I',
    'Type I · cautious on smooth, gentle to moderate slopes; new skiers',
    {
      fr: 'Type I · prudent sur des pentes régulières, douces à modérées ; débutants',
      es: 'Tipo I · prudente en pendientes lisas, de suaves a moderadas; principiantes',
      de: 'Typ I · vorsichtig auf gleichmäßigen, flachen bis mittelsteilen Hängen; auch Anfänger',
      it: 'Tipo I · prudente su pendii regolari, da dolci a moderati; principianti',
      ja: 'タイプI · なだらかで、緩やかから中程度の斜面を慎重に滑る方。初めての方。',
      ar: 'النوع I · حذر على المنحدرات الملساء، من الخفيفة إلى المتوسطة؛ والمبتدئون',
    },
  ],
  [
    'ability',
    'II',
    'Type II · moderate: neither Type I nor Type III',
    {
      fr: 'Type II · intermédiaire : ni type I, ni type III',
      es: 'Tipo II · intermedio: ni tipo I ni tipo III',
      de: 'Typ II · mittel: weder Typ I noch Typ III',
      it: 'Tipo II · intermedio: né tipo I né tipo III',
      ja: 'タイプII · 中間。タイプIでもタイプIIIでもない方。',
      ar: 'النوع II · متوسط: ليس من النوع I ولا من النوع III',
    },
  ],
  [
    'ability',
    'III',
    'Type III · fast on moderate to steep slopes',
    {
      fr: 'Type III · rapide sur des pentes modérées à raides',
      es: 'Tipo III · rápido en pendientes de moderadas a fuertes',
      de: 'Typ III · schnell auf mittelsteilen bis steilen Hängen',
      it: 'Tipo III · veloce su pendii da moderati a ripidi',
      ja: 'タイプIII · 中程度から急な斜面を速く滑る方。',
      ar: 'النوع III · سريع على المنحدرات من المتوسطة إلى الشديدة',
    },
  ],
  [
    'ability',
    'III+',
    'Type III+ · wants settings higher than Type III',
    {
      fr: 'Type III+ · souhaite des réglages plus élevés que le type III',
      es: 'Tipo III+ · desea ajustes más altos que el tipo III',
      de: 'Typ III+ · wünscht höhere Einstellwerte als Typ III',
      it: 'Tipo III+ · desidera regolazioni più alte del tipo III',
      ja: 'タイプIII+ · タイプIIIより高い設定を希望する方。',
      ar: 'النوع III+ · يريد ضبطًا أقوى من النوع III',
    },
  ],
  [
    'ability',
    'N',
    'Not sure',
    { fr: 'Je ne sais pas', es: 'No lo sé', de: 'Weiß ich nicht', it: 'Non lo so', ja: 'わからない', ar: 'لا أعرف' },
  ],
];

const measured: readonly Measured[] = [
  [
    'height',
    'H',
    `Up to 4'10"`,
    {
      fr: `Jusqu’à 4'10"`,
      es: `Hasta 4'10"`,
      de: `Bis 4'10"`,
      it: `Fino a 4'10"`,
      ja: `4'10"以下`,
      ar: 'حتى 4 أقدام و10 بوصات',
    },
    'Up to 148 cm',
    {
      fr: 'Jusqu’à 148 cm',
      es: 'Hasta 148 cm',
      de: 'Bis 148 cm',
      it: 'Fino a 148 cm',
      ja: '148 cm以下',
      ar: 'حتى 148 سم',
    },
  ],
  [
    'height',
    'M',
    `6'5" and more`,
    {
      fr: `6'5" et plus`,
      es: `6'5" o más`,
      de: `Ab 6'5"`,
      it: `Da 6'5"`,
      ja: `6'5"以上`,
      ar: '6 أقدام و5 بوصات أو أكثر',
    },
    '195 cm and more',
    {
      fr: '195 cm et plus',
      es: '195 cm o más',
      de: 'Ab 195 cm',
      it: 'Da 195 cm',
      ja: '195 cm以上',
      ar: '195 سم أو أكثر',
    },
  ],
  [
    'height',
    'X',
    'Measured at the counter',
    {
      fr: 'Se mesure au guichet',
      es: 'Se mide en el mostrador',
      de: 'Wird am Schalter gemessen',
      it: 'Si misura allo sportello',
      ja: '窓口で測ります',
      ar: 'يُقاس عند المكتب',
    },
    'Measured at the counter',
    {
      fr: 'Se mesure au guichet',
      es: 'Se mide en el mostrador',
      de: 'Wird am Schalter gemessen',
      it: 'Si misura allo sportello',
      ja: '窓口で測ります',
      ar: 'يُقاس عند المكتب',
    },
  ],
  [
    'weight',
    'M',
    '210 lb and more',
    {
      fr: '210 lb et plus',
      es: '210 lb o más',
      de: 'Ab 210 lb',
      it: 'Da 210 lb',
      ja: '210 lb以上',
      ar: '210 رطل أو أكثر',
    },
    '95 kg and more',
    { fr: '95 kg et plus', es: '95 kg o más', de: 'Ab 95 kg', it: 'Da 95 kg', ja: '95 kg以上', ar: '95 كغ أو أكثر' },
  ],
  [
    'weight',
    'X',
    'Weighed at the counter',
    {
      fr: 'Se pèse au guichet',
      es: 'Se pesa en el mostrador',
      de: 'Wird am Schalter gewogen',
      it: 'Si pesa allo sportello',
      ja: '窓口で量ります',
      ar: 'يوزن عند المكتب',
    },
    'Weighed at the counter',
    {
      fr: 'Se pèse au guichet',
      es: 'Se pesa en el mostrador',
      de: 'Wird am Schalter gewogen',
      it: 'Si pesa allo sportello',
      ja: '窓口で量ります',
      ar: 'يوزن عند المكتب',
    },
  ],
];

/** A number stays with its unit where a line is full. */
const unbroken = (text: string) => text.replace(/(\d) (?=cm|kg|lb|سم|كغ|رطل)/g, '$1\u00a0');

const rows = [...worded, ...measured].map(([list, key, text, texts, metricText = null, metricTexts = {}]) => ({
  list,
  key,
  text,
  metricText,
  translations: Object.fromEntries(
    Object.entries(texts).map(([language, text]) => {
      const metric = metricTexts[language];
      const listDescription = unbroken(text);
      return [language, metric ? { listDescription, listDescriptionMetric: unbroken(metric) } : { listDescription }];
    }),
  ),
}));

/** Rental lists are read in other languages too. Entries that still say what the product said get its translations; others wait for the resort's. */
export class RentalListsInLanguages1763650000440 implements MigrationInterface {
  name = 'RentalListsInLanguages1763650000440';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reference_item add column translations jsonb');
    await runner.query(
      `update reference_item r set translations = e.translations
from json_to_recordset($1::json) as e (list text, key text, text text, "metricText" text, translations jsonb)
where r.list = e.list and r.list_key = e.key and r.list_description = e.text
  and r.list_description_metric is not distinct from e."metricText"`,
      [JSON.stringify(rows)],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reference_item drop column translations');
  }
}
