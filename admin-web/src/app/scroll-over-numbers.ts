/** A wheel over the number field that has the focus would count it up or down, unseen, while somebody scrolls on to the button: it scrolls instead. */
export function scrollOverNumbers(): void {
  document.addEventListener('wheel', leaveNumber, { passive: true });
}

function leaveNumber({ target }: WheelEvent): void {
  if (target instanceof HTMLInputElement && target.type === 'number' && target === document.activeElement)
    target.blur();
}
