import type { ReferenceItem, RentalContactTask } from '@arrival/contracts';
import { offered } from '@arrival/rules';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../lib/wording/texts';
import { Button } from '../../ui/button';
import { RadioCards } from '../../ui/radio-cards';
import { rental, rentalForm } from '../../words/rental';
import { useWords } from '../../words/words';
import { asksHowSkis, skierChoice, usualTypes, wordedChoice } from './choices';
import styles from './rental-form.module.css';
import { SlopePicture } from './slope-picture';
import type { RentalFormState } from './use-rental-form';

interface Props {
  task: RentalContactTask;
  form: RentalFormState;
}

/** The skier type in words people use, over the standard's definitions; the two at the ends behind a button. Nothing is chosen beforehand (D28). */
export function SkierFields({ task: { relatedObject: profile }, form }: Props) {
  const { skier } = useWords(rental);
  const text = useText();
  const items = offered(profile.abilityRefs);
  const { label: legend, ...field } = form.field('selectedAbility');
  if (!asksHowSkis(profile))
    return (
      <RadioCards
        {...field}
        legend={legend}
        hint={text('rentalProfile.abilityNote')}
        options={items.map(wordedChoice)}
      />
    );
  const usual = items.filter(({ listKey }) => usualTypes.includes(listKey));
  const others = items.filter(({ listKey }) => !usualTypes.includes(listKey));
  return (
    <div className={styles.skier}>
      <RadioCards
        {...field}
        legend={legend}
        hint={text('rentalProfile.abilityNote')}
        columns
        options={usual.map((item, index) => ({
          ...skierChoice(item, skier),
          picture: <SlopePicture steepness={index} />,
        }))}
      />
      {others.length > 0 && <MoreTypes form={form} items={others} />}
    </div>
  );
}

function MoreTypes({ form, items }: Pick<Props, 'form'> & { items: readonly ReferenceItem[] }) {
  const words = useWords(rentalForm);
  const { skier } = useWords(rental);
  const [isOpen, setOpen] = useState(items.some(({ listKey }) => listKey === form.values.selectedAbility));
  const id = useId();
  const open = () => {
    flushSync(() => setOpen(true));
    // In the stead of the button.
    document.getElementById(id)?.focus();
  };
  if (!isOpen)
    return (
      <Button variant="quiet" className={styles.more} onClick={open}>
        {words.moreChoices}
      </Button>
    );
  return (
    <RadioCards
      {...form.more('selectedAbility')}
      id={id}
      legend={words.moreChoices}
      options={items.map((item) => skierChoice(item, skier))}
    />
  );
}
