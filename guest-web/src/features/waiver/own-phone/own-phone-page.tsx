import { type Grouping, ownPhoneRoutes } from '@arrival/contracts';
import { isAtDesk } from '@arrival/rules';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAskedNoMore } from '../../../lib/api/asked-no-more';
import { isProblem, type ProblemError } from '../../../lib/api/problem';
import { call, get } from '../../../lib/api/transport';
import { toast } from '../../../lib/toast';
import { Button } from '../../../ui/button';
import { LoadFailure } from '../../../ui/load-failure';
import { PageHeader } from '../../../ui/page-header';
import { PageSkeleton } from '../../../ui/skeleton';
import { ownPhone } from '../../../words/own-phone';
import { waiver } from '../../../words/waiver';
import { useLanguage, useWords } from '../../../words/words';
import { Done, End, Ended, NotAsked, type Outcome } from './ends';
import { OpenLink } from './open-link';
import styles from './own-phone-page.module.css';
import { OwnWaiver } from './own-waiver';

/** /sign: opening the link asks for the six digits and does nothing by itself; then one's own waivers, one after the other. */
export function OwnPhonePage() {
  const navigate = useNavigate();
  // Behind the `#`, which no server is told.
  const secret = useLocation().hash.slice(1);
  // Others would read it in the address bar.
  if (secret) return <OpenLink secret={secret} onOpened={() => void navigate('/sign', { replace: true })} />;
  return <OwnWaivers />;
}

function OwnWaivers() {
  const words = useWords(ownPhone);
  const [isClosed, setClosed] = useState(false);
  const [ended, setEnded] = useState<ProblemError>();
  const [done, setDone] = useState<Readonly<Record<string, Outcome>>>({});
  const own = useOwnWaivers();
  if (isClosed) return <End key="closed" title={words.closed} why={words.closedWhy} />;
  if (ended) return <Ended error={ended} />;
  // With the last signature the link ends: what is known is known.
  if (!own.data) return own.isError ? <NotLoaded query={own} /> : <PageSkeleton label={words.loading} />;
  const settle = (taskId: string, outcome: Outcome) => setDone((before) => ({ ...before, [taskId]: outcome }));
  const failed = (taskId: string, problem: ProblemError): boolean => {
    if (isAskedNoMore(problem.code)) settle(taskId, 'gone');
    else if (isEnd(problem)) setEnded(problem);
    else return false;
    return true;
  };
  const name = own.data[0]?.contact.firstName ?? '';
  const task = own.data.find(({ id, isComplete, reason }) => !isComplete && !isAtDesk(reason) && !done[id]);
  if (!task) return <Done name={name} tasks={own.data} outcomes={Object.values(done)} />;
  return (
    <>
      <PageHeader title={words.hello({ name })} />
      <NotMe name={name} onClosed={() => setClosed(true)} />
      <OwnWaiver
        key={task.id}
        task={task}
        onSigned={() => settle(task.id, 'signed')}
        onSkipped={() => settle(task.id, 'skipped')}
        onFailed={(problem) => failed(task.id, problem)}
        onRefused={() => void own.refetch()}
      />
    </>
  );
}

/** Once in each language. */
function useOwnWaivers() {
  const language = useLanguage();
  const own = useQuery({
    queryKey: ['ownWaivers'],
    queryFn: async ({ signal }) => (await get<Grouping>(ownPhoneRoutes.own, { signal })).waiverContactTasks,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { refetch } = own;
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    void refetch();
  }, [language, refetch]);
  return own;
}

/** Of the link itself, and not of the way to the resort. */
const isEnd = (error: unknown): boolean =>
  isProblem(error) && !error.isUnreachable && [401, 404].includes(error.problem.status);

function NotLoaded({ query }: { query: ReturnType<typeof useOwnWaivers> }) {
  const words = useWords(ownPhone);
  const { notLoaded } = useWords(waiver);
  const { error } = query;
  if (isProblem(error) && isAskedNoMore(error.code)) return <NotAsked />;
  if (isProblem(error) && isEnd(error)) return <Ended error={error} />;
  return (
    <>
      <PageHeader title={words.title} />
      <LoadFailure title={notLoaded} query={query} />
    </>
  );
}

/** The way out for somebody who is not who was meant: the link ends, and the family is told no more than that. */
function NotMe({ name, onClosed }: { name: string; onClosed: () => void }) {
  const words = useWords(ownPhone);
  const closing = useMutation({
    mutationFn: () => call('DELETE', ownPhoneRoutes.own),
    onSuccess: onClosed,
    // Also when it had ended before: the answer may have been lost.
    onError: (error) => (isEnd(error) ? onClosed() : toast.error(words.failed)),
  });
  return (
    <Button className={styles.notMe} variant="quiet" busy={closing.isPending} onClick={() => closing.mutate()}>
      {words.notMe({ name })}
    </Button>
  );
}
