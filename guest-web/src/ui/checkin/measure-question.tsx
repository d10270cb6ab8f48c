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
  /** The chart has no group for it. */
  isOutside: boolean;
  onChange: () => void;
  onSure: () => void;
}

/** Asked under the number, never in a dialog, without a number to copy: bindings are set from the answer (D57). */
export function MeasureQuestion(props: Props) {
  const { measure, value, typed, firstName: name, age, isOutside, onChange, onSure } = props;
  const words = useWords(rentalForm);
  const locale = useLocale();
  const text = (of: number) => measureText(measure, of, typed.system, locale);
  const usual = usualRange(measure, age, typed.system);
  const ask = measure === 'height' ? words.isSoTall : words.isSoHeavy;
  const doubt = usual ? words.usually({ count: age, from: text(usual[0]), to: text(usual[1]) }) : words.setUpFrom;
  const title = isOutside ? words.notInChart({ value: text(value) }) : ask({ name, count: age, value: text(value) });
  return (
    <Banner tone="warning" live title={title}>
      <p>{isOutside ? words.shopHelps({ name }) : doubt}</p>
      <div className={styles.answers}>
        <Button onClick={onChange}>{words.changeNumber}</Button>
        <Button variant="secondary" onClick={onSure}>
          {words.isRight({ value: text(value) })}
        </Button>
      </div>
    </Banner>
  );
}
