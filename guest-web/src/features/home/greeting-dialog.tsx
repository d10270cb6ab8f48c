import type { SelectedLocation } from '../../lib/selected-location';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FamilyCode } from '../../ui/family-code';
import { common } from '../../words/common';
import { familyCode } from '../../words/family-code';
import { useWords } from '../../words/words';
import { LocationDialog } from './location-dialog';

interface Props {
  opened: 'location' | 'code';
  location: SelectedLocation | undefined;
  familyCode: string | undefined;
  onClose: () => void;
}

/** What a press on one of the pills below the greeting opens. */
export function GreetingDialog({ opened, location, familyCode, onClose }: Props) {
  if (opened === 'location') return <LocationDialog selected={location} onClose={onClose} />;
  return familyCode === undefined ? null : <FamilyCodeDialog code={familyCode} onClose={onClose} />;
}

/** The family's code as large as the phone has room for (D59). */
function FamilyCodeDialog({ code, onClose }: { code: string; onClose: () => void }) {
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
