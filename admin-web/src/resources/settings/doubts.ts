import { analyticsTagPattern, hostsIn } from '@arrival/contracts';

/** What is saved as it is and will have no effect, by the field that it is said at. */
export interface Doubts {
  googleAnalyticsTagId?: true;
  /** One code of several that nothing but a comma divides. */
  codes?: string;
  /** Hosts that the consent script loads from and the page's policy will not let it. */
  consentScriptHosts?: readonly string[];
}

const CODES = ['resortCodes', 'resortGroupCodes'] as const;
const LOADED = /\bsrc\s*=\s*["']?\s*(?:https?:)?\/\/([^/"'\s:?>]+)/gi;

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const isWithin = (host: string, allowed: string): boolean =>
  allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;

function blockedHosts(script: string, hosts: string): string[] {
  const allowed = hostsIn(hosts.toLowerCase());
  const loaded = new Set([...script.matchAll(LOADED)].map(([, host = '']) => host.toLowerCase()));
  return [...loaded].filter((host) => !allowed.some((one) => isWithin(host, one)));
}

/** What an administrator would take to work in these general settings, and does not. */
export function doubtsOf(fields: Readonly<Record<string, unknown>>): Doubts {
  const tagId = words(fields['googleAnalyticsTagId']);
  const codes = CODES.map((field) => words(fields[field])).find((list) => /[;|\n]/.test(list));
  const blocked = blockedHosts(words(fields['cookieConsentScript']), words(fields['consentScriptHosts']));
  return {
    ...(tagId && !analyticsTagPattern.test(tagId) && { googleAnalyticsTagId: true }),
    ...(codes && { codes }),
    ...(blocked.length > 0 && { consentScriptHosts: blocked }),
  };
}
