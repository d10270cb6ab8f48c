import { type Invitations, invitationsSchema } from '@arrival/contracts';
import { addDays, dayInZone } from '@arrival/rules';
import { InvitationsService } from '../../api/src/domains/reporting/invitations/invitations.service';
import { type MailCatcher, startMailCatcher } from '../../libs/sandbox/src/mail/mail-catcher';
import { administrator, administratorVariables } from './administrator';
import { type SignedInAgent, startApi, type TestApi } from './api';
import { addPurchase } from './build-household';
import { buildCheckinResort, type CheckinResort, type SignedInCarters, signedInCarters } from './checkin';
import { buildShop, populateReport } from './customer-report';
import { noonZone } from './noon';
import { startWorker } from './worker';

export const today = dayInZone(new Date(), noonZone);
export const [tomorrow, inTwoDays, inThreeDays] = [1, 2, 3].map((days) => addDays(today, days)) as [
  string,
  string,
  string,
];
export const LESSON = 4100;

/** Of `PUT /api/locations/:id`. */
interface Inviting {
  inviteDaysBefore?: number | null;
  inviteLanguage?: string;
  isEnabled?: boolean;
}

/** A resort that invites those who come to its shop within two days. */
export interface InvitingResort {
  api: TestApi;
  admin: SignedInAgent;
  shop: CheckinResort;
  catcher: MailCatcher;
  /** As an administrator says it in the console; what they leave out stays. */
  invite(said: Inviting): Promise<{ name: string; version: number }>;
  /** The Carters, of whom Mia has a lesson on these days, with an address of their own. */
  familyThatComes(...days: string[]): Promise<SignedInCarters & { email: string }>;
  /** One round, by what the report says at last. */
  nextRound(): Promise<void>;
  /** What the report says is of now; then one round. */
  round(): Promise<void>;
  /** As an administrator sees it. */
  outcome(): Promise<Invitations>;
  mailsTo(email: string): MailCatcher['mails'];
  stateOf(headId: number): Promise<unknown>;
  close(): Promise<void>;
}

export async function startInvitingResort(): Promise<InvitingResort> {
  const catcher = await startMailCatcher();
  const mail = { SMTP_URL: catcher.smtpUrl, MAIL_FROM: 'Snow Resort <checkin@resort.example>' };
  const api = await startApi({ ...administratorVariables, ...mail });
  const admin = await administrator(api);
  const shop = await buildShop(api.database, await buildCheckinResort(api), { lesson: LESSON, seasonPass: 4101 });
  const worker = await startWorker(api.database.url);
  const place = `/api/locations/${shop.locationId}`;
  const invite = async (said: Inviting) => {
    const { name, version } = (await admin.get(place).expect(200)).body;
    const usual = { name, version, usePosTransactionsAndOrders: true, ...said };
    return (await admin.put(place).send(usual).expect(200)).body;
  };
  await invite({ inviteDaysBefore: 2 });
  const nextRound = () => api.app.get(InvitationsService, { strict: false }).round(new AbortController().signal);
  let families = 0;
  return {
    api,
    admin,
    shop,
    catcher,
    invite,
    nextRound,
    async familyThatComes(...days) {
      const email = `family.${++families}@example.com`;
      const family = await signedInCarters(api);
      await api.database.rows('update contact set email = $1 where contact_id = $2', [email, family.carters.headId]);
      for (const productDate of days) await addPurchase(api.database, family.mia, { productId: LESSON, productDate });
      return { ...family, email };
    },
    async round() {
      await populateReport(admin);
      await nextRound();
    },
    outcome: async () =>
      invitationsSchema.strict().parse((await admin.get('/api/report/customer/invitations').expect(200)).body),
    mailsTo: (email) => catcher.mails.filter(({ to }) => to === email),
    stateOf: async (headId) =>
      (
        await api.database.rows('select status, reply, attempts from invitation where head_contact_id = $1', [headId])
      )[0],
    async close() {
      await worker.close();
      await catcher.stop();
      await api.close();
    },
  };
}
