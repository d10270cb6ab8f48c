import { type RentalProfile, shoeSizeMaxLength } from '@arrival/contracts';
import { offered } from '@arrival/rules';
import { useId } from 'react';
import { RadioCards } from '../../ui/radio-cards';
import { TextField } from '../../ui/text-field';
import { StancePicture } from './stance-picture';
import type { RentalFormState } from './use-rental-form';

const stances = [
  { value: 'N', label: 'Regular', description: 'Left foot in front', picture: <StancePicture isGoofy={false} /> },
  { value: 'Y', label: 'Goofy Foot', description: 'Right foot in front', picture: <StancePicture isGoofy /> },
];

interface Props {
  profile: RentalProfile;
  form: RentalFormState;
}

/** Shoe size and stance, where the task type asks for them (spec §5). */
export function GearFields({ profile, form }: Props) {
  const sizes = useId();
  return (
    <>
      {profile.enableShoeSize && (
        <>
          <TextField
            {...form.field('shoeSize')}
            hint="As it stands in your everyday shoes, for instance US 9 or 42"
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
      {profile.enableStance && <RadioCards legend="Stance on a snowboard" pair options={stances} {...form.stance()} />}
    </>
  );
}
