/** The nonce of this page's content security policy, for libraries that add a style or script element. */
export function cspNonce(): string | undefined {
  return document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}
