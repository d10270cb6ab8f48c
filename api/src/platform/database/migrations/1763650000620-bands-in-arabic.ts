import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A band between two measures, as shipped: its list, and its text by each system. */
type Band = readonly [list: 'height' | 'weight', text: string, metricText: string];

const bands: readonly Band[] = [
  ['height', `4'11"–5'1"`, '149–157 cm'],
  ['height', `5'2"–5'5"`, '158–166 cm'],
  ['height', `5'6"–5'10"`, '167–178 cm'],
  ['height', `5'11"–6'4"`, '179–194 cm'],
  ['weight', '22–29 lb', '10–13 kg'],
  ['weight', '30–38 lb', '14–17 kg'],
  ['weight', '39–47 lb', '18–21 kg'],
  ['weight', '48–56 lb', '22–25 kg'],
  ['weight', '57–66 lb', '26–30 kg'],
  ['weight', '67–78 lb', '31–35 kg'],
  ['weight', '79–91 lb', '36–41 kg'],
  ['weight', '92–107 lb', '42–48 kg'],
  ['weight', '108–125 lb', '49–57 kg'],
  ['weight', '126–147 lb', '58–66 kg'],
  ['weight', '148–174 lb', '67–78 kg'],
  ['weight', '175–209 lb', '79–94 kg'],
];

const units: Readonly<Record<string, string>> = { cm: 'سم', kg: 'كغ', lb: 'رطل' };
/** From … to …, as the groups of ages are said; a number stays with its unit where a line is full. Feet and inches have no letters. */
const inArabic = (text: string) =>
  text.replace(/^(\d+)–(\d+) (\w+)$/, (_, from, to, unit) => `من ${from} إلى ${to}\u00a0${units[unit]}`);

const rows = bands.map(([list, text, metricText]) => ({
  list,
  text,
  metricText,
  arabic: { listDescription: inArabic(text), listDescriptionMetric: inArabic(metricText) },
}));

/** Bands between two measures said their unit in Latin letters beside those that were translated. Entries that still say what the product said get theirs. */
export class BandsInArabic1763650000620 implements MigrationInterface {
  name = 'BandsInArabic1763650000620';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update reference_item r set translations = coalesce(r.translations, '{}') || jsonb_build_object('ar', e.arabic)
from json_to_recordset($1::json) as e (list text, text text, "metricText" text, arabic jsonb)
where r.list = e.list and r.list_description = e.text and r.list_description_metric = e."metricText"
  and not coalesce(r.translations ? 'ar', false)`,
      [JSON.stringify(rows)],
    );
  }

  async down(): Promise<void> {
    // The version before reads them as it reads the others.
  }
}
