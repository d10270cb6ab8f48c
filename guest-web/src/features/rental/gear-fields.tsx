import { type RentalProfile, shoeSizeMaxLength } from '@arrival/contracts';
import { offered } from '@arrival/rules';
import { useId } from 'react';
import { RadioCards } from '../../ui/radio-cards';
import { TextField } from '../../ui/text-field';
import { rentalForm } from '../../words/rental';
import { useWords } from '../../words/words';
import { StancePicture } from './stance-picture';
import type { RentalFormState } from './use-rental-form';

interface Props {
  profile: RentalProfile;
  form: RentalFormState;
}

/** Shoe size and stance, where the task type asks for them (spec §5). */
export function GearFields({ profile, form }: Props) {
  const words = useWords(rentalForm);
  const stances = [
    { value: 'N', label: words.regular, description: words.regularFoot, picture: <StancePicture isGoofy={false} /> },
    { value: 'Y', label: words.goofy, description: words.goofyFoot, picture: <StancePicture isGoofy /> },
  ];
  const sizes = useId();
  return (
    <>
      {profile.enableShoeSize && (
        <>
          <TextField
            {...form.field('shoeSize')}
            hint={words.shoeHint}
            maxLength={shoeSizeMaxLength}
            list={sizes}
            autoComplete="off"
            enterKeyHint="done"
          />
          <datalist id={sizes}>
            {offered(profile.shoeSizeRefs).map((item) => (
              <option key={item.listKey} value={item.listDescription} />
            ))}
          </datalist>
        </>
      )}
      {profile.enableStance && <RadioCards legend={words.stance} pair options={stances} {...form.stance()} />}
    </>
  );
}
