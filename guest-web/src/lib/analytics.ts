/** The four things worth counting (spec §7). */
export type AnalyticsAction = 'Add Photo' | 'Rental Profile' | 'Child Registration' | 'Sign Waiver';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const tagPattern = /^(G|GT|AW|UA)-[A-Z0-9-]{4,20}$/i;
let isOn = false;
let hasWarned = false;

/** Off without a tag id; an invalid one is only logged (spec §8). */
export function startAnalytics(tagId: string | null): void {
  if (isOn || !tagId) return;
  if (!tagPattern.test(tagId)) {
    console.info('The analytics tag id is not valid; analytics stay off');
    return;
  }
  isOn = true;
  window.dataLayer ??= [];
  push('js', new Date());
  push('config', tagId);
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tagId)}`;
  document.head.append(script);
}

/** Event 'arrival_event', category Check-In (spec §7). No name and no id of a person goes along. */
export function track(action: AnalyticsAction, value?: string): void {
  if (!isOn) return;
  push('event', 'arrival_event', { event_category: 'Check-In', event_label: action, ...(value === undefined ? {} : { value }) });
}

/** Operators who watch their apps with application insights set a key; without one there is only a word about it (spec §8). */
export function warnWithoutInsights(key: string | null): void {
  if (!key && !hasWarned) console.warn('No application insights key is set');
  hasWarned = true;
}

// gtag.js reads the `arguments` object itself, not an array.
function push(..._values: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag's own calling convention
  window.dataLayer?.push(arguments);
}
