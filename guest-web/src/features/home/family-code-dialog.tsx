import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FamilyCode } from '../../ui/family-code';
import { common } from '../../words/common';
import { familyCode } from '../../words/family-code';
import { useWords } from '../../words/words';

/** The family's code as large as the phone has room for (D59). */
export function FamilyCodeDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const words = useWords(common);
  const { title } = useWords(familyCode);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <FamilyCode code={code} />
    </Dialog>
  );
}
