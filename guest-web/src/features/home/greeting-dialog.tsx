import type { SelectedLocation } from '../../lib/selected-location';
import { FamilyCodeDialog } from './family-code-dialog';
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
