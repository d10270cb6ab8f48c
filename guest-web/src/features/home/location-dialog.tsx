import { useQuery } from '@tanstack/react-query';
import { errorWords } from '../../lib/problem';
import { locationsQuery, type SelectedLocation, selectLocation } from '../../lib/selected-location';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LocationList } from '../../ui/location-list';

interface Props {
  current: SelectedLocation | undefined;
  onClose: () => void;
}

/** Where are you heading? */
export function LocationDialog({ current, onClose }: Props) {
  const locations = useQuery(locationsQuery);
  const choose = (location: SelectedLocation) => {
    selectLocation(location);
    onClose();
  };
  return (
    <Dialog
      title="Where are you heading?"
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {locations.isError && !locations.data && <p>{errorWords(locations.error)}</p>}
      {locations.data && <LocationList locations={locations.data} currentId={current?.id} onChoose={choose} />}
    </Dialog>
  );
}
