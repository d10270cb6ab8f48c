import { useConfirming } from '../../lib/one-risk/use-confirming';

/** Keeps the family up to date with what the partner confirms. Shows nothing itself. */
export function ConfirmingWaivers() {
  useConfirming(true);
  return null;
}
