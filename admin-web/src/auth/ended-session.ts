/** Whether the API refused the session: it says so as a problem. A proxy that wants a sign-in of its own says nothing of ours. */
export const isSessionEnded = ({ status, headers }: Response): boolean =>
  status === 401 && (headers.get('content-type') ?? '').startsWith('application/problem+json');
