/** What `npm start` writes to `stack.json` when everything answers, and where its data is. */
export interface StackFacts {
  guestUrl: string;
  adminUrl: string;
  apiUrl: string;
  docsUrl: string;
  issuer: string;
  receiverUrl: string;
  people: { email: string; password: string; role: 'guest' | 'administrator'; about: string }[];
  pids: Record<string, number>;
  dataDir: string;
}
