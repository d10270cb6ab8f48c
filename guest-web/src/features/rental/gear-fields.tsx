import { type GearField, type GearName, type RentalProfile, rentalGear } from '@arrival/contracts';
import { offered } from '@arrival/rules';
import { type ChangeEvent, type ComponentType, type CompositionEvent, useId } from 'react';
import { isComposing } from '../../lib/browser/use-composed';
import { startsWithPoint, withLatinDigits } from '../../lib/typed-digits';
import { RadioCards } from '../../ui/radio-cards';
import { TextField } from '../../ui/text-field';
import { rentalForm } from '../../words/rental';
import { useWords } from '../../words/words';
import { type Are, gearNames } from './field-order';
import { StancePicture } from './stance-picture';
import type { RentalFormState } from './use-rental-form';

interface Props {
  profile: RentalProfile;
  form: RentalFormState;
}

interface AskedProps extends Props {
  are: Are;
}

/** Those that look like no other. */
const ownLook: Partial<Record<GearName, ComponentType<Props>>> = { shoeSize: ShoeSize, goofy: Stance };

/** What the shop asks beside the four choices, where the task type asks for it (spec §5). */
export function GearFields({ profile, form, are }: AskedProps) {
  return gearNames(are)
    .filter((name) => profile[rentalGear[name].askedBy])
    .map((name) => {
      const Look = ownLook[name];
      return Look ? <Look key={name} profile={profile} form={form} /> : <Plain key={name} name={name} form={form} />;
    });
}

interface PlainProps {
  name: GearName;
  form: RentalFormState;
  list?: string;
  /** A point where nothing is typed yet. */
  onPoint?: () => void;
}

function Plain({ name, form, list, onPoint }: PlainProps) {
  const hints: Partial<Record<GearName, string>> = useWords(rentalForm).hint;
  const field: GearField = rentalGear[name];
  const { onChange, ...input } = form.field(name);
  const change = (event: ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    if (isComposing(event.nativeEvent)) return onChange(event);
    if (onPoint && form.values[name] === '' && startsWithPoint(currentTarget.value)) {
      currentTarget.value = '';
      return onPoint();
    }
    if (field.kind === 'number') currentTarget.value = withLatinDigits(currentTarget.value);
    return onChange(event);
  };
  return (
    <TextField
      {...input}
      onChange={change}
      onCompositionEnd={change}
      hint={hints[name]}
      optional={!field.isRequired}
      inputMode={field.kind === 'number' ? 'numeric' : 'text'}
      {...(field.kind === 'text' ? { maxLength: field.max } : {})}
      list={list}
      enterKeyHint="done"
    />
  );
}

/** The shop's sizes are proposed, any other may be typed. */
function ShoeSize({ profile, form }: Props) {
  const sizes = useId();
  return (
    <>
      <Plain name="shoeSize" form={form} list={sizes} onPoint={form.goOnWithWeight} />
      <datalist id={sizes}>
        {offered(profile.shoeSizeRefs).map((item) => (
          <option key={item.listKey} value={item.listDescription} />
        ))}
      </datalist>
    </>
  );
}

function Stance({ form }: Props) {
  const words = useWords(rentalForm);
  const stances = [
    { value: 'N', label: words.regular, description: words.regularFoot, picture: <StancePicture isGoofy={false} /> },
    { value: 'Y', label: words.goofy, description: words.goofyFoot, picture: <StancePicture isGoofy /> },
  ];
  const { label, ...field } = form.field('goofy');
  return <RadioCards {...field} legend={label} pair options={stances} />;
}
