import { openModals } from './use-modal';

/** Where reading begins, the open dialog or else the page, takes the focus of a control that goes by being pressed. */
export function focusPage(): void {
  const begin = openModals.get().at(-1)?.querySelector<HTMLElement>('h2[tabindex]') ?? document.getElementById('main');
  begin?.focus({ preventScroll: true });
}
