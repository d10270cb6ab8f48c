import type { WaiverContactTask } from '@arrival/contracts';
import { canSkip } from '@arrival/rules';
import { isProblem } from '../../../lib/api/problem';
import type { TaskStep } from '../../../lib/completion/checkin-context';
import { useErrorWords } from '../../../lib/wording/error-words';
import { AlertDialog } from '../../../ui/alert-dialog';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { AdultNeeded } from '../../../ui/checkin/adult-needed';
import { LoadFailure } from '../../../ui/load-failure';
import { PageSkeleton } from '../../../ui/skeleton';
import { saving } from '../../../words/checkin';
import { oneRisk } from '../../../words/one-risk';
import { problems } from '../../../words/problems';
import { useWords } from '../../../words/words';
import { Signees } from '../signees';
import type { Signing } from '../signing';
import { WaiverActions } from '../waiver-actions';
import { Confirming } from './confirming';
import { PartnerPage } from './partner-page';
import { useOneRisk } from './use-one-risk';

interface Props {
  checkIn: TaskStep<WaiverContactTask>;
  signing: Signing;
  accountHolderId: number;
  /** The contact tasks whose turn is over, whatever became of them. */
  passedTasks: Set<string>;
}

/** A waiver that is signed with the partner 1Risk (spec §2, D41, D42). */
export function OneRiskScreen({ checkIn, signing, accountHolderId, passedTasks }: Props) {
  const words = useWords(oneRisk);
  const page = useOneRisk(checkIn, signing, passedTasks);
  const skip = () => {
    checkIn.skip(signing.tasks);
    page.goOn();
  };
  if (page.isConfirming)
    return (
      <>
        <Signees signing={signing} />
        <Confirming onGoOn={page.goOn} onOpenAgain={page.openAgain} />
      </>
    );
  return (
    <>
      <Signees signing={signing} />
      {signing.isSignerMinor ? (
        <AdultNeeded people={signing.contacts} accountHolderId={accountHolderId} live />
      ) : page.isDeclined || page.isNotSigned ? (
        <Banner
          tone="warning"
          live
          title={page.isDeclined ? words.declined : words.notSigned}
          action={<Button onClick={page.openAgain}>{words.openAgain}</Button>}
        >
          {page.isDeclined ? words.declinedWhy : words.notSignedWhy}
        </Banner>
      ) : (
        <OpenPage page={page} />
      )}
      {/* Where the partner is away it is so for everybody. */}
      <WaiverActions
        onSkip={signing.tasks.every(canSkip) ? skip : undefined}
        onContinue={page.page.isError ? checkIn.taskDone : page.goOn}
        isContinuingSecond={!signing.isSignerMinor}
      />
    </>
  );
}

/** The partner's page, why it is not there, and the alerts of spec §8. */
function OpenPage({
  page: { signings, page, claiming, claimFor, error, closeError, hear, openAgain },
}: {
  page: ReturnType<typeof useOneRisk>;
}) {
  const words = useWords(oneRisk);
  const { failed } = useWords(saving);
  const errorWords = useErrorWords(problems);
  if (signings.isError) return <LoadFailure title={words.notOpened} query={signings} />;
  if (page.isError) {
    const why = isProblem(page.error, 'onerisk.unavailable') ? words.partnerAway : errorWords(page.error);
    return <NotOpened why={why} isBusy={page.isFetching} onAgain={openAgain} />;
  }
  if (!page.data) return <PageSkeleton label={words.loading} />;
  const { reference } = page.data;
  return (
    <>
      <PartnerPage key={reference} url={page.data.url} onMessage={hear} />
      {error && (
        <AlertDialog
          title={words.interfaceError({ status: String(error.status ?? ''), body: error.body ?? '' }).trim()}
          onClose={closeError}
        />
      )}
      {claiming.isError && (
        <AlertDialog title={failed} onRetry={() => claimFor(reference)} onClose={claiming.reset}>
          {errorWords(claiming.error)}
        </AlertDialog>
      )}
    </>
  );
}

function NotOpened({ why, isBusy, onAgain }: { why: string; isBusy: boolean; onAgain: () => void }) {
  const words = useWords(oneRisk);
  const again = (
    <Button icon="retry" busy={isBusy} onClick={onAgain}>
      {words.openAgain}
    </Button>
  );
  return (
    <Banner tone="error" live title={words.notOpened} action={again}>
      {why}
    </Banner>
  );
}
