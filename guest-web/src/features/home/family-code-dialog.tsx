import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FamilyCode } from '../../ui/family-code';

/** The family's code as large as the phone has room for (D59). */
export function FamilyCodeDialog({ code, onClose }: { code: string; onClose: () => void }) {
  return (
    <Dialog
      title="Your family code"
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <FamilyCode code={code} />
    </Dialog>
  );
}
