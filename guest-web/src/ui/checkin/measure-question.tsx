import { type Measure, usualRange } from '@arrival/rules';
import { measureText, type TypedInUnits } from '../../lib/checkin/measures';
import { rentalForm } from '../../words/rental';
import { useLocale, useWords } from '../../words/words';
import { Banner } from '../banner';
import { Button } from '../button';
import styles from './measure-question.module.css';

interface Props {
  measure: Measure;
  value: number;
  typed: TypedInUnits;
  firstName: string;
  age: number;
  onChange: () => void;
  onSure: () => void;
}

/** Asked under the number, never in a dialog, without a number to copy: bindings are set from the answer (D57). */
export function MeasureQuestion({ measure, value, typed, firstName: name, age, onChange, onSure }: Props) {
  const words = useWords(rentalForm);
  const locale = useLocale();
  const text = (of: number) => measureText(measure, of, typed.system, locale);
  const usual = usualRange(measure, age, typed.system);
  const ask = measure === 'height' ? words.isSoTall : words.isSoHeavy;
  return (
    <Banner tone="warning" live title={ask({ name, count: age, value: text(value) })}>
      <p>{usual ? words.usually({ count: age, from: text(usual[0]), to: text(usual[1]) }) : words.setUpFrom}</p>
      <div className={styles.answers}>
        <Button onClick={onChange}>{words.changeNumber}</Button>
        <Button variant="secondary" onClick={onSure}>
          {words.isRight({ value: text(value) })}
        </Button>
      </div>
    </Banner>
  );
}
