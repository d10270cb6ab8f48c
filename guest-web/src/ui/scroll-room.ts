/**
 * For a bar that stands over the page: what takes the focus is scrolled clear of it, however high it has become (WCAG 2.4.11, see base.css).
 * In a dialog a bar has a row of its own.
 */
export const scrollRoom = (edge: 'start' | 'end') => (bar: HTMLElement | null) => {
  if (!bar || bar.closest('dialog')) return;
  const { style } = document.documentElement;
  const name = `--bar-${edge}`;
  const observer = new ResizeObserver(() => style.setProperty(name, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(name);
  };
};
