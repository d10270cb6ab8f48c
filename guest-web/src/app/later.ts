import { type ComponentType, lazy } from 'react';

/** What comes after the first paint, and is missed by nobody when it does not come. */
export const later = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load()
      .catch((): ComponentType => () => null)
      .then((part) => ({ default: part })),
  );
