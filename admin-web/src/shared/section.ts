import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { app } from '../words/en/app';
import { coming } from './coming';
import { ScreenFailure } from './failures/screen-failure';

type View = ComponentType | LazyExoticComponent<ComponentType>;

/** A place of the console, most of them an entry of the menu, with its screens under /admin/{name}. */
export interface Section {
  /** Also its name in the menu: `app.menu`. */
  readonly name: keyof typeof app.menu;
  readonly icon: ComponentType;
  /** The desk opens it too (D77). */
  readonly isAtDesk?: true;
  /** Records: list, edit, create, show. */
  readonly list?: View;
  readonly edit?: View;
  readonly create?: View;
  readonly show?: View;
  readonly recordRepresentation?: string;
  /** A page of its own; `{name}/*`. */
  readonly page?: View;
}

/** A screen that is loaded when it is opened; when it cannot be, the page says so in its place. */
export function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(() =>
    coming(load()).then(
      (loaded) => ({ default: loaded[name] }),
      () => ({ default: ScreenFailure }),
    ),
  );
}
