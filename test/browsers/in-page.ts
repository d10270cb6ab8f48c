/** What is looked for: its kind as a guest would call it, and the words on it (a regular expression). */
export interface Sought {
  kind: 'button' | 'link' | 'field' | 'choice' | 'heading' | 'words' | 'canvas' | 'picture';
  name: string;
}

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  isChecked: boolean;
}

/**
 * Runs in the page (its text is sent there): where the first of these can be pressed. Null while it is not there, disabled, behind a dialog or
 * under something else. It is brought into view first; whoever asks twice and gets the same answer knows that nothing moves.
 */
export async function locate({ kind, name }: Sought): Promise<Place | null> {
  const selectors = {
    button: 'button, [role=button]',
    link: 'a[href]',
    field: 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea',
    choice: 'input[type=checkbox], input[type=radio]',
    heading: 'h1, h2, h3',
    words: 'p, h1, h2, h3, li, span, strong, div',
    canvas: 'canvas',
    picture: '[role=img]',
  };
  const text = (value: string | null | undefined) => (value ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    return (
      text(ids.map((id) => document.getElementById(id)?.textContent).join(' ')) ||
      text(element.getAttribute('aria-label')) ||
      text(labels.map((label) => label.textContent).join(' ')) ||
      text(element.textContent)
    );
  };
  const wanted = new RegExp(name);
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const found = [...(dialog ?? document).querySelectorAll(selectors[kind])].find(
    (element) => wanted.test(nameOf(element)) && element.getClientRects().length > 0,
  );
  if (!found || found.matches(':disabled, [aria-disabled=true]')) return null;
  // A bar that has just come takes no press yet.
  if (kind === 'button' && getComputedStyle(found).pointerEvents === 'none') return null;
  // A choice that is drawn by its label is pressed there.
  const label = (found as HTMLInputElement).labels?.[0];
  const box = found.getBoundingClientRect();
  const pressed = kind === 'choice' && label && Math.min(box.width, box.height) < 8 ? label : found;
  pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((done) => setTimeout(done, 50));
  const { left, top, width, height } = pressed.getBoundingClientRect();
  const place = { x: left + width / 2, y: top + height / 2, width, height };
  const hit = document.elementFromPoint(place.x, place.y);
  if (!hit || !(pressed.contains(hit) || hit.contains(pressed))) return null;
  return { ...place, isChecked: (found as HTMLInputElement).checked ?? false };
}

/** Runs in the page: what this browser keeps of the app. */
export async function kept(): Promise<{ hasWorker: boolean; databases: string[] }> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const databases = (await indexedDB.databases()).map((database) => database.name ?? '');
  return { hasWorker: registration?.active !== undefined, databases };
}

/** Runs in the page: words of framed groups that stand in the frame's line and not within it. */
export async function wordsInFrames(): Promise<string[]> {
  const groups = [...document.querySelectorAll('fieldset')].filter(
    (group) => Number.parseFloat(getComputedStyle(group).borderTopWidth) > 0,
  );
  return groups.flatMap((group) => {
    const legend = group.querySelector('legend');
    const inset = (legend?.getBoundingClientRect().top ?? 0) - group.getBoundingClientRect().top;
    return legend && inset < Number.parseFloat(getComputedStyle(group).paddingTop) ? [legend.textContent ?? ''] : [];
  });
}
