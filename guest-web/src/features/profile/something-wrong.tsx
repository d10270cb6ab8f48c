import { apiRoutes, type Contact } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isProblem } from '../../lib/api/problem';
import { apiPath, call } from '../../lib/api/transport';
import { householdChanged } from '../../lib/household';
import { toast } from '../../lib/toast';
import { useErrorWords } from '../../lib/wording/error-words';
import { AlertDialog } from '../../ui/alert-dialog';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { removeMember } from '../../words/remove-member';
import { useWords } from '../../words/words';
import styles from './your-data.module.css';

type Member = Pick<Contact, 'contactId' | 'firstName' | 'lastName'>;

/** What to do about a wrong name or birth date: who has signed or bought nothing is added anew, of others staff take care (D71). */
export function SomethingWrong({ member, mayBeRemoved }: { member: Member; mayBeRemoved: boolean }) {
  const words = useWords(removeMember);
  return (
    <section className={styles.section} aria-labelledby="wrong-title">
      <h2 id="wrong-title">{words.title}</h2>
      <p className={styles.description}>{mayBeRemoved ? words.again({ name: member.firstName }) : words.atCounter}</p>
      {mayBeRemoved && (
        <div className={styles.buttons}>
          <RemoveMember member={member} />
        </div>
      )}
    </section>
  );
}

function RemoveMember({ member }: { member: Member }) {
  const words = useWords(removeMember);
  const errorWords = useErrorWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const name = fullName(member);
  const removal = useMutation({
    mutationFn: () => remove(member.contactId),
    onSuccess: () => {
      toast.success(words.removed({ name }));
      void client.invalidateQueries(householdChanged);
      void navigate('/profile', { replace: true });
    },
  });
  const close = () => {
    setAsking(false);
    removal.reset();
  };
  const { error, isPending } = removal;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      {isAsking && !error && (
        <Dialog
          title={words.ask({ name })}
          role="alertdialog"
          onClose={isPending ? undefined : close}
          actions={
            <>
              <Button variant="secondary" onClick={close} disabled={isPending}>
                {words.keep}
              </Button>
              <Button variant="danger" onClick={() => removal.mutate()} busy={isPending}>
                {words.confirm}
              </Button>
            </>
          }
        >
          <p>{words.means}</p>
        </Dialog>
      )}
      {error && !isProblem(error, 'auth.required') && (
        <AlertDialog title={words.notRemoved({ name })} onClose={close} onRetry={() => removal.mutate()} error={error}>
          {isProblem(error, 'household.member_stays') ? words.stays : errorWords(error)}
        </AlertDialog>
      )}
    </>
  );
}

/** Who is gone already is gone: an answer before this one was lost on its way, or staff were faster. */
async function remove(contactId: number): Promise<void> {
  try {
    await call('DELETE', apiPath(apiRoutes.memberProfile, { contactId }));
  } catch (error) {
    if (!isProblem(error, 'contact.unknown')) throw error;
  }
}
