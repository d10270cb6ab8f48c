import { apiRoutes, birthProblem, type Contact } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { isProblem, type ProblemError } from '../../lib/api/problem';
import { queryClient } from '../../lib/api/query-client';
import { post } from '../../lib/api/transport';
import { householdChanged } from '../../lib/household';
import { today } from '../../lib/today';
import { useErrorWords } from '../../lib/wording/error-words';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/text-field';
import { common } from '../../words/common';
import { family } from '../../words/family';
import { fields } from '../../words/fields';
import { problems } from '../../words/problems';
import { useWords } from '../../words/words';

interface Props {
  people: readonly Contact[];
  onClose: () => void;
}

/** Who goes along and of whom nobody knows how old they are: that says what each needs, and who signs for them (D3). */
export function BirthDatesDialog({ people, onClose }: Props) {
  const words = useWords(family);
  const { close } = useWords(common);
  const errorWords = useErrorWords(problems);
  const id = useId();
  const { days, change, wrong, give } = useBirthDates(people, onClose);
  const [isSent, setSent] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    const first = people.find(wrong);
    if (first) document.getElementById(`${id}${first.contactId}`)?.focus();
    else if (!give.isPending) give.mutate();
  };
  return (
    <Dialog
      title={words.dateOfBirth}
      onClose={onClose}
      isForm
      isList
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {close}
          </Button>
          <Button type="submit" form={id} busy={give.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <p>{words.birthWhy}</p>
      <form id={id} style={{ display: 'grid', gap: 16 }} noValidate onSubmit={submit}>
        {people.map((person) => (
          <TextField
            key={person.contactId}
            id={`${id}${person.contactId}`}
            type="date"
            label={fullName(person)}
            max={today()}
            value={days[person.contactId] ?? ''}
            error={isSent ? wrong(person) : undefined}
            onChange={({ target }) => change(person.contactId, target.value)}
          />
        ))}
      </form>
      {give.error && <Banner tone="error" live title={errorWords(give.error)} />}
    </Dialog>
  );
}

/** What is typed for each, and what is wrong with it. */
function useBirthDates(people: readonly Contact[], onGiven: () => void) {
  const words = useWords(family);
  const known = useWords(fields);
  const [days, setDays] = useState<Readonly<Record<number, string>>>({});
  const give = useMutation<void, ProblemError>({
    mutationFn: async () => {
      try {
        for (const { contactId } of people) await tell(contactId, days[contactId] ?? '');
      } finally {
        // Whoever is on file leaves the list, also when another one failed; and home knows it before this closes.
        await queryClient.invalidateQueries(householdChanged);
      }
    },
    onSuccess: onGiven,
  });
  const wrong = ({ contactId }: Contact) => {
    const day = days[contactId] ?? '';
    const problem = birthProblem(day, new Date());
    return day === '' ? words.dateOfBirthMissing : problem && known[problem];
  };
  return { days, change: (contactId: number, day: string) => setDays({ ...days, [contactId]: day }), wrong, give };
}

/** What somebody else has told meanwhile stands. */
async function tell(contactId: number, dateOfBirth: string): Promise<void> {
  try {
    await post(apiRoutes.birthDate, { contactId, dateOfBirth });
  } catch (error) {
    if (!isProblem(error, 'contact.birth_date_known')) throw error;
  }
}
