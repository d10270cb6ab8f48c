import type { WaiverContactTask } from '@arrival/contracts';
import { isAtDesk } from '@arrival/rules';
import type { ReactNode } from 'react';
import type { ProblemError } from '../../../lib/api/problem';
import { Banner } from '../../../ui/banner';
import { PageHeader } from '../../../ui/page-header';
import { ownPhone } from '../../../words/own-phone';
import { waiver } from '../../../words/waiver';
import { useWords } from '../../../words/words';

/** What has become of a waiver on this page. */
export type Outcome = 'signed' | 'skipped' | 'gone';

interface DoneProps {
  name: string;
  /** As the page was loaded: what was signed before counts, also when the answer to it was lost. */
  tasks: readonly WaiverContactTask[];
  outcomes: readonly Outcome[];
}

export function Done({ name, tasks, outcomes }: DoneProps) {
  const words = useWords(ownPhone);
  const { nothingLeft, atDesk } = useWords(waiver);
  if (outcomes.includes('signed'))
    return <End key="done" tone="success" title={words.done({ name })} why={words.doneWhy} />;
  if (tasks.some(({ isComplete }) => isComplete))
    return <End key="done" tone="success" title={nothingLeft} why={words.doneWhy} />;
  if (outcomes.includes('skipped')) return <End key="done" title={words.nothingSigned} />;
  if (tasks.some(({ reason }) => isAtDesk(reason))) return <End key="done" title={atDesk} why={words.atDesk} />;
  return <NotAsked />;
}

/** The resort has taken the waiver away meanwhile. */
export function NotAsked() {
  return <End key="done" title={useWords(waiver).nothingLeft} why={useWords(ownPhone).notAsked} />;
}

/** The half hour of this page is over, and its link may still work; or the link itself has ended. */
export function Ended({ error }: { error: ProblemError }) {
  const words = useWords(ownPhone);
  if (error.problem.status === 401) return <End key="ended" title={words.over} why={words.overWhy} />;
  return <End key="ended" tone="warning" title={words.linkEnded} why={words.linkEndedWhy} />;
}

/** Each end has a title of its own, which takes the focus: what was pressed has gone. */
export function End({ tone, title, why }: { tone?: 'warning' | 'success'; title: string; why?: ReactNode }) {
  return (
    <>
      <PageHeader title={useWords(ownPhone).title} />
      <Banner tone={tone} live title={title}>
        {why}
      </Banner>
    </>
  );
}
