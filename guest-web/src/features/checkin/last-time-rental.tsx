import type { GearName, ReferenceItem, RentalContactTask } from '@arrival/contracts';
import { askedGear, gearIn, listText, type Measure } from '@arrival/rules';
import type { TypedInUnits } from '../../lib/checkin/measures';
import { gearValues } from '../../lib/rental/gear-values';
import { useUnits } from '../../lib/rental/units';
import { MeasurePair } from '../../ui/checkin/measure-pair';
import { lastTime, people } from '../../words/checkin';
import { rental } from '../../words/rental';
import { useWords } from '../../words/words';
import { keptLine } from './kept-line';
import { LastTimeRow } from './last-time-row';
import { measureId, type useLastTime } from './use-last-time';

type TypedAnew = [typed: TypedInUnits, band: ReferenceItem | undefined];

interface Props {
  task: RentalContactTask;
  form: ReturnType<typeof useLastTime>;
  /** Somebody who grows: the numbers of today are asked, and stay empty until they are told. */
  isTold: boolean;
  onChange: () => void;
}

/** One person's rental answers of the last time as a line, a child's with today's numbers. */
export function LastTimeRental({ task, form, isTold, onChange }: Props) {
  const words = useWords(lastTime);
  const labels = useWords(rental);
  const { change, changeFor } = useWords(people);
  const units = useUnits();
  const { relatedObject: kept, contact } = task;
  const find = (items: readonly ReferenceItem[], key: string | null) => items.find(({ listKey }) => listKey === key);
  const entryText = (items: readonly ReferenceItem[], key: string | null) => {
    const item = find(items, key);
    return item ? [listText(item, units)] : [];
  };
  const skier: Readonly<Record<string, string>> = labels.skier;
  const gear: Partial<Record<GearName, (known: { value: string }) => string>> = words.gear;
  const ability = skier[kept.selectedAbility ?? ''];
  const text = keptLine([
    ...entryText(kept.heightRefs, kept.selectedHeight),
    ...entryText(kept.weightRefs, kept.selectedWeight),
    ...(ability ? [ability] : entryText(kept.abilityRefs, kept.selectedAbility)),
    ...gearValues(labels, askedGear(gearIn(kept), kept), kept).map(
      ({ name, value }) => gear[name]?.({ value }) ?? value,
    ),
  ]);
  const entry = (measure: Measure) => ({
    id: measureId(task, measure),
    label: measure === 'height' ? labels.field.selectedHeight : labels.field.selectedWeight,
    items: measure === 'height' ? kept.heightRefs : kept.weightRefs,
    typed: form.typedOf(task, measure),
    known: form.bandOf(task, measure),
    before: undefined,
    onTyped: (...typed: TypedAnew) => form.type(task, measure, ...typed),
    error: undefined,
  });
  return (
    <LastTimeRow
      of={contact}
      kept={isTold ? words.before({ text }) : text}
      action={{ label: change, labelFor: changeFor({ name: contact.firstName }), onPress: onChange }}
    >
      {isTold && <MeasurePair person={contact} height={entry('height')} weight={entry('weight')} />}
    </LastTimeRow>
  );
}
