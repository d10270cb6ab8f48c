import type { ReferenceItem } from '@arrival/contracts';

/** A band of the printed chart in whole units, both ends included; null = open. */
export interface PrintedBand {
  readonly key: string;
  /** Inches or pounds. */
  readonly imperial: readonly [number | null, number | null];
  /** Centimetres or kilograms. */
  readonly metric: readonly [number | null, number | null];
}

const band = (key: string, imperial: PrintedBand['imperial'], metric: PrintedBand['metric']): PrintedBand => ({
  key,
  imperial,
  metric,
});

/** The standard's chart of skier codes, typed from D56 a second time so that the lists of the migration are checked against it. */
export const printedWeights: readonly PrintedBand[] = [
  band('A', [22, 29], [10, 13]),
  band('B', [30, 38], [14, 17]),
  band('C', [39, 47], [18, 21]),
  band('D', [48, 56], [22, 25]),
  band('E', [57, 66], [26, 30]),
  band('F', [67, 78], [31, 35]),
  band('G', [79, 91], [36, 41]),
  band('H', [92, 107], [42, 48]),
  band('I', [108, 125], [49, 57]),
  band('J', [126, 147], [58, 66]),
  band('K', [148, 174], [67, 78]),
  band('L', [175, 209], [79, 94]),
  band('M', [210, null], [95, null]),
];
export const printedHeights: readonly PrintedBand[] = [
  band('H', [null, 58], [null, 148]),
  band('I', [59, 61], [149, 157]),
  band('J', [62, 65], [158, 166]),
  band('K', [66, 70], [167, 178]),
  band('L', [71, 76], [179, 194]),
  band('M', [77, null], [195, null]),
];

const item = (
  listKey: string,
  listDescription: string,
  listDescriptionMetric: string,
  dinLookupValue: number,
): ReferenceItem => ({
  listKey,
  listDescription,
  listDescriptionMetric,
  dinLookupValue,
});

/** The two lists as the product ships them. */
export const heightItems: readonly ReferenceItem[] = [
  item('H', `Up to 4'10"`, 'Up to 148 cm', 8),
  item('I', `4'11"–5'1"`, '149–157 cm', 9),
  item('J', `5'2"–5'5"`, '158–166 cm', 10),
  item('K', `5'6"–5'10"`, '167–178 cm', 11),
  item('L', `5'11"–6'4"`, '179–194 cm', 12),
  item('M', `6'5" and more`, '195 cm and more', 13),
  item('X', 'Measured at the counter', 'Measured at the counter', -1),
];
export const weightItems: readonly ReferenceItem[] = [
  item('A', '22–29 lb', '10–13 kg', 1),
  item('B', '30–38 lb', '14–17 kg', 2),
  item('C', '39–47 lb', '18–21 kg', 3),
  item('D', '48–56 lb', '22–25 kg', 4),
  item('E', '57–66 lb', '26–30 kg', 5),
  item('F', '67–78 lb', '31–35 kg', 6),
  item('G', '79–91 lb', '36–41 kg', 7),
  item('H', '92–107 lb', '42–48 kg', 8),
  item('I', '108–125 lb', '49–57 kg', 9),
  item('J', '126–147 lb', '58–66 kg', 10),
  item('K', '148–174 lb', '67–78 kg', 11),
  item('L', '175–209 lb', '79–94 kg', 12),
  item('M', '210 lb and more', '95 kg and more', 13),
  item('X', 'Weighed at the counter', 'Weighed at the counter', -1),
];
