import type { PassCheckRequest, PassLocations } from '@arrival/contracts';
import { useForm } from 'react-hook-form';
import { useFormFields } from '../../lib/form-fields';
import { today } from '../../lib/today';
import { useText } from '../../lib/wording/texts';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { passChecker } from '../../words/pass-checker';
import { useWords } from '../../words/words';

/** All the style there is: a sheet of its own would be named in everybody's first download. */
export const column = { display: 'flex', flexDirection: 'column', gap: 20 } as const;

interface Props {
  lifts: PassLocations['locations'];
  isBusy: boolean;
  onCheck: (request: PassCheckRequest) => void;
}

type Typed = { passId: string; date: string; accessLocation: string };
const names = ['passId', 'date', 'accessLocation'] as const;

/** The number, the day, and the lift where the resort lists some. */
export function PassForm({ lifts, isBusy, onCheck }: Props) {
  const text = useText();
  const words = useWords(passChecker);
  const form = useForm<Typed>({
    defaultValues: { passId: '', date: today(), accessLocation: '' },
    shouldFocusError: false,
  });
  const fields = useFormFields(form);
  const field = (name: keyof Typed, missing: string) =>
    fields.field(name, { required: missing, setValueAs: (value: string) => value.trim() });
  const submit = form.handleSubmit(({ accessLocation, ...typed }) =>
    onCheck(lifts.length > 0 ? { ...typed, accessLocation } : typed),
  );
  return (
    <form style={column} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary items={fields.wrong(names)} attempt={form.formState.submitCount} />
      <TextField
        {...field('passId', words.passMissing)}
        label={text('passChecker.passIdLabel')}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
      />
      <TextField {...field('date', words.dateMissing)} label={text('passChecker.dateLabel')} type="date" />
      {lifts.length > 0 && (
        <SelectField
          {...field('accessLocation', words.liftMissing)}
          label={text('passChecker.accessLocationLabel')}
          placeholder={words.chooseLift}
          options={lifts.map(({ name, value }) => ({ value, label: name }))}
        />
      )}
      <Button type="submit" size="l" full busy={isBusy}>
        {text('passChecker.checkButton')}
      </Button>
    </form>
  );
}
