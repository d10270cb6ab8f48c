import { discardCopy } from './domains/evidence/jobs/discard-copy.job';
import { makeCopies } from './domains/evidence/jobs/make-copies.job';
import { sealEvidence } from './domains/evidence/jobs/seal-evidence.job';
import { sendCopy } from './domains/evidence/jobs/send-copy.job';
import { processMessage } from './domains/onerisk/jobs/process-message.job';
import { reconcile } from './domains/onerisk/jobs/reconcile.job';
import { compareFiles } from './domains/operations/jobs/compare-files.job';
import { discardReplacedPhoto } from './domains/photos/jobs/discard-replaced.job';
import { sweepResortPictures } from './domains/photos/jobs/sweep-pictures.job';
import { comparePos } from './domains/pos/jobs/compare-pos.job';
import { removeExpired } from './domains/privacy/jobs/remove-expired.job';
import { inviteFamilies } from './domains/reporting/jobs/invite-families.job';
import { keepReport } from './domains/reporting/jobs/keep-report.job';
import { populateReport } from './domains/reporting/jobs/populate-report.job';
import { attemptDelivery } from './domains/webhooks/jobs/attempt-delivery.job';
import type { JobDefinition } from './platform/jobs/job';

/** Every job of the product. The worker refuses to start when one has no handler. */
export const jobs: readonly JobDefinition[] = [
  sealEvidence,
  makeCopies,
  discardCopy,
  sendCopy,
  discardReplacedPhoto,
  sweepResortPictures,
  removeExpired,
  attemptDelivery,
  compareFiles,
  comparePos,
  processMessage,
  reconcile,
  populateReport,
  keepReport,
  inviteFamilies,
];
