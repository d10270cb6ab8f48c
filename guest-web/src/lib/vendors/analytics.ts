import { analyticsTagPattern } from '@arrival/contracts';

/** The four things worth counting (spec §7). */
const actions = {
  addPhoto: 'Add Photo',
  rentalProfile: 'Rental Profile',
  childRegistration: 'Child Registration',
  signWaiver: 'Sign Waiver',
} as const;
export type AnalyticsAction = keyof typeof actions;

/** What the frame is told (`public/analytics.html`). No name and no id of a person goes along. */
export interface AnalyticsEvent {
  action: (typeof actions)[AnalyticsAction];
  value?: string;
}

let frame: HTMLIFrameElement | undefined;
/** Until the frame is there. */
let waiting: AnalyticsEvent[] = [];

/**
 * Opens the frame that analytics run in: an origin of its own, so that nothing of theirs is beside a token, a form or an address with a
 * code (D58). An invalid tag id is only logged (spec §8).
 */
export function startAnalytics(tagId: string): void {
  if (frame) return;
  if (!analyticsTagPattern.test(tagId)) {
    console.info('The analytics tag id is not valid; analytics stay off');
    return;
  }
  frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  frame.hidden = true;
  frame.title = 'Analytics';
  frame.src = `/analytics.html#${tagId}`;
  frame.addEventListener('load', () => {
    for (const event of waiting.splice(0)) tell(event);
    if (frame) frame.dataset.ready = 'true';
  });
  document.body.append(frame);
}

/** Consent was withdrawn: the frame goes, and what waits for it. */
export function stopAnalytics(): void {
  frame?.remove();
  frame = undefined;
  waiting = [];
}

/** Event 'arrival_event', category Check-In (spec §7); nothing while analytics are off. */
export function track(action: AnalyticsAction, value?: string): void {
  if (!frame) return;
  const event: AnalyticsEvent = { action: actions[action], ...(value !== undefined && { value }) };
  if (frame.dataset.ready) tell(event);
  else waiting.push(event);
}

// The frame's origin is opaque: no other address can be named.
const tell = (event: AnalyticsEvent): void => frame?.contentWindow?.postMessage(event, '*');
