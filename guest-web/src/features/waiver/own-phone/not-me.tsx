import { ownPhoneRoutes } from '@arrival/contracts';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../../lib/toast';
import { call } from '../../../lib/transport';
import { Button } from '../../../ui/button';
import { ownPhone } from '../../../words/own-phone';
import { useWords } from '../../../words/words';

/** The way out for somebody who is not who was meant: the link ends, and the family is told no more than that. */
export function NotMe({ name, onClosed }: { name: string; onClosed: () => void }) {
  const words = useWords(ownPhone);
  const closing = useMutation({
    mutationFn: () => call('DELETE', ownPhoneRoutes.own),
    onSuccess: onClosed,
    onError: () => toast.error(words.failed),
  });
  return (
    <Button variant="quiet" busy={closing.isPending} onClick={() => closing.mutate()}>
      {words.notMe({ name })}
    </Button>
  );
}
