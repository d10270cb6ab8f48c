import { type Grouping, ownPhoneRoutes } from '@arrival/contracts';
import { isAtDesk } from '@arrival/rules';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isProblem, type ProblemError } from '../../../lib/api/problem';
import { call, get } from '../../../lib/api/transport';
import { toast } from '../../../lib/toast';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { LoadFailure } from '../../../ui/load-failure';
import { PageHeader } from '../../../ui/page-header';
import { PageSkeleton } from '../../../ui/skeleton';
import { ownPhone } from '../../../words/own-phone';
import { waiver } from '../../../words/waiver';
import { useLanguage, useWords } from '../../../words/words';
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
  const [hasEnded, setEnded] = useState(false);
  const [done, setDone] = useState<Readonly<Record<string, 'signed' | 'skipped'>>>({});
  const own = useOwnWaivers();
  if (isClosed) return <End key="closed" title={words.closed} why={words.closedWhy} />;
  if (hasEnded) return <Ended />;
  // With the last signature the link ends: what is known is known.
  if (!own.data) return own.isError ? <NotLoaded query={own} /> : <PageSkeleton label={words.loading} />;
  const failed = (problem: ProblemError | undefined) => {
    if (isEnd(problem)) return setEnded(true);
    toast.error(words.failed);
    // What is asked has changed since it was read.
    if (problem?.isRefusal) void own.refetch();
  };
  const name = own.data[0]?.contact.firstName ?? '';
  const task = own.data.find(({ id, isComplete, reason }) => !isComplete && !isAtDesk(reason) && !done[id]);
  if (!task) {
    const hasSigned = Object.values(done).includes('signed');
    return <Done name={name} hasSigned={hasSigned} isOnFile={own.data.some(({ isComplete }) => isComplete)} />;
  }
  return (
    <>
      <PageHeader title={words.hello({ name })} />
      <NotMe name={name} onClosed={() => setClosed(true)} />
      <OwnWaiver
        key={task.id}
        task={task}
        onSigned={() => setDone((before) => ({ ...before, [task.id]: 'signed' }))}
        onSkipped={() => setDone((before) => ({ ...before, [task.id]: 'skipped' }))}
        onFailed={failed}
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
  if (isEnd(query.error)) return <Ended />;
  return (
    <>
      <PageHeader title={words.title} />
      <LoadFailure title={notLoaded} query={query} />
    </>
  );
}

/** `isOnFile`: signed before the page was loaded, also when the answer to it was lost. */
function Done({ name, hasSigned, isOnFile }: { name: string; hasSigned: boolean; isOnFile: boolean }) {
  const words = useWords(ownPhone);
  const { nothingLeft } = useWords(waiver);
  if (hasSigned) return <End key="done" tone="success" title={words.done({ name })} why={words.doneWhy} />;
  if (isOnFile) return <End key="done" tone="success" title={nothingLeft} why={words.doneWhy} />;
  return <End key="done" title={words.nothingSigned} />;
}

function Ended() {
  const words = useWords(ownPhone);
  return <End key="ended" tone="warning" title={words.linkEnded} why={words.linkEndedWhy} />;
}

/** Each end has a title of its own, which takes the focus: what was pressed has gone. */
function End({ tone, title, why }: { tone?: 'warning' | 'success'; title: string; why?: ReactNode }) {
  return (
    <>
      <PageHeader title={useWords(ownPhone).title} />
      <Banner tone={tone} live title={title}>
        {why}
      </Banner>
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
