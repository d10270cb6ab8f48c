import { type ComponentType, lazy } from 'react';

/** What comes after the first paint, and is missed by nobody when it does not come. */
export const later = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load()
      .catch((): ComponentType<Props> => () => null)
      .then((component) => ({ default: component })),
  );
