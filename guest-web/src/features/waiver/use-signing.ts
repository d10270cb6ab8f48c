import type { WaiverContactTask } from '@arrival/contracts';
import { type SignatureAlert, signatureAlerts } from '@arrival/rules';
import { useState } from 'react';
import { scrollToTop } from '../../lib/checkin/scroll';
import type { TaskStep } from '../../lib/completion/checkin-context';
import { track } from '../../lib/vendors/analytics';
import { fieldIds, goToSigningId } from './field-ids';
import type { KeptSignatures } from './kept-signatures';
import { isOnPad, missingParts, missingStatements } from './missing-parts';
import { signatureRequest } from './signature-request';
import type { Signing } from './signing';
import { useSigningDraft } from './signing-draft';
import { useTextChange } from './use-text-change';

const isWithAnother = ({ lastSigner }: TaskStep<WaiverContactTask>, { signerId }: Signing): boolean =>
  lastSigner !== undefined && lastSigner !== signerId;

/** One signature from the first stroke to the next person's signing (spec §4, §5). */
export function useSigning(checkIn: TaskStep<WaiverContactTask>, signing: Signing, kept: KeptSignatures) {
  const first = signing.tasks[0]!;
  const textChange = useTextChange(first);
  const { isChanged } = textChange;
  const waiver = first.relatedObject;
  const known = kept.find(signing, waiver.rolTextHash);
  const { draft, change, forget } = useSigningDraft(signing.key, waiver.rolTextHash, known);
  const [isHandedBack] = useState(signing.isByAccountHolder && isWithAnother(checkIn, signing));
  // Who has signed this text already goes on signing, once the phone is in their hands.
  const sheet = useSheet(waiver.rolTextHash, known !== undefined && !isHandedBack);

  const advance = () => {
    const isLast = checkIn.step.contactTasks.every((task) => task.isReadOnly || signing.tasks.includes(task));
    if (isLast) checkIn.taskDone();
    else scrollToTop();
  };
  const given = { ...draft, signature: isOnPad(first.task, draft) ? 'given' : '', signerName: draft.typedName };
  const { check, askAnew, ...faults } = useFaults([
    ...missingStatements(signing, draft),
    ...signatureAlerts(first.task, given, signing.expectedName),
  ]);
  const accept = async () => {
    if (!check()) return;
    // Before it is stored: the next person's signing begins as soon as it is.
    kept.keep(signing, waiver.rolTextHash, draft);
    checkIn.signs(signing.signerId);
    const signature = signatureRequest(signing, first.task, draft, waiver, new Date());
    const contactIds = signing.contacts.map((contact) => contact.contactId);
    const outcome = await checkIn.complete(first, signature, { contactIds, expectedCodes: ['waiver.text_changed'] });
    if (outcome.ok) {
      forget();
      track('signWaiver', first.task.posWaiverId ?? undefined);
      advance();
    } else if (outcome.error && (await textChange.accept(outcome.error))) {
      askAnew();
      // With the banner in one drawing: what comes behind an open dialog is not heard.
      sheet.hide();
    }
  };
  const skip = () => {
    checkIn.skip(signing.tasks);
    advance();
  };
  return {
    first,
    waiver,
    isChanged,
    /** The account holder signs after somebody else did on this phone. */
    isHandedBack,
    draft,
    change,
    isOpen: sheet.isOpen,
    open: sheet.open,
    close: sheet.close,
    ...faults,
    accept,
    skip,
    missing: missingParts(first.task, signing, draft),
  };
}

export type SigningState = ReturnType<typeof useSigning>;

/** Open under the text that was read: another one is read first. */
function useSheet(textHash: string | null, isOpenAtFirst: boolean) {
  const [openUnder, setOpenUnder] = useState(isOpenAtFirst ? textHash : undefined);
  const hide = () => setOpenUnder(undefined);
  return {
    isOpen: openUnder === textHash,
    open: () => setOpenUnder(textHash),
    hide,
    close: () => {
      hide();
      // The button that opened the sheet was not there meanwhile.
      setTimeout(() => document.getElementById(goToSigningId)?.focus());
    },
  };
}

/** What Accept does not take: the first is said at once, each is said at its field. */
function useFaults(wrong: readonly SignatureAlert[]) {
  const [isPressed, setPressed] = useState(false);
  const [alert, setAlert] = useState<SignatureAlert>();
  const isWhole = wrong.length === 0;
  return {
    isWhole,
    /** Of each answer, from the first Accept on until it is mended. */
    alerts: isPressed ? wrong : [],
    alert,
    closeAlert: () => {
      const field = alert?.field;
      setAlert(undefined);
      // After the dialog has given the focus back.
      setTimeout(() => field && document.getElementById(fieldIds[field])?.focus());
    },
    /** True when Accept would be taken. */
    check: () => {
      setPressed(true);
      setAlert(wrong[0]);
      return isWhole;
    },
    askAnew: () => setPressed(false),
  };
}
