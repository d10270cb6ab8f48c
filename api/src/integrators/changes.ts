/** What integrators have to know of each release, newest first. A call or field is never taken away without standing here a release before. */
export const changes: readonly { readonly day: string; readonly text: string }[] = [
  {
    day: '2026-11-22',
    text: 'First release: keys, limits, webhooks, `GET /api/export/key`, `GET /api/export/customers`, `GET /api/export/events`.',
  },
];
