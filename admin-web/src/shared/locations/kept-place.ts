import { deviceStorage } from '@arrival/web/storage';

const name = 'arrival.admin.place';

/** A counter stays where it is: the place that was picked here last. */
export const keptPlace = {
  read: (): number | undefined => deviceStorage.read<number>(name),
  write(locationId: number | undefined): void {
    if (locationId) deviceStorage.write(name, locationId);
    else deviceStorage.remove(name);
  },
};
