import { useQuery } from '@tanstack/react-query';
import { locationsQuery, type SelectedLocation, selectLocation } from '../../lib/selected-location';
import { useErrorWords } from '../../lib/wording/error-words';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LocationList } from '../../ui/location-list';
import { common } from '../../words/common';
import { home } from '../../words/home';
import { useWords } from '../../words/words';

interface Props {
  selected: SelectedLocation | undefined;
  onClose: () => void;
}

/** Where are you heading? */
export function LocationDialog({ selected, onClose }: Props) {
  const words = useWords(home);
  const { close } = useWords(common);
  const errorWords = useErrorWords();
  const locations = useQuery(locationsQuery);
  const choose = (location: SelectedLocation) => {
    selectLocation(location);
    onClose();
  };
  return (
    <Dialog
      title={words.whereTo}
      isList
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {close}
        </Button>
      }
    >
      {locations.isError && !locations.data && <p>{errorWords(locations.error)}</p>}
      {locations.data && <LocationList locations={locations.data} currentId={selected?.id} onChoose={choose} />}
    </Dialog>
  );
}
