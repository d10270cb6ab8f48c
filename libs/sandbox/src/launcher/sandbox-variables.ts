import { passesToken } from '../passes/passes-token';
import { bridgeToken } from '../pos-bridge/bridge-token';
import type { StackJson } from './stack-json';

/** Who the demo's mail is from. */
const DEMO_SENDER = 'Arrival demo resort <checkin@resort.example>';
/** What the demo may call though it is not on the internet. */
const OWN_MACHINE = '127.0.0.1,::1';

/** What tells the API, and a command beside it, where the sandboxes are: the doctor asks what the API works with. */
export const sandboxesOf = ({
  smtpUrl,
  timeStampsUrl,
  posUrl,
  passesUrl,
}: Partial<StackJson>): Record<string, string | undefined> => ({
  SMTP_URL: smtpUrl,
  MAIL_FROM: smtpUrl && DEMO_SENDER,
  TIME_STAMP_URL: timeStampsUrl,
  POS_BRIDGE_URL: posUrl,
  POS_BRIDGE_TOKEN: posUrl && bridgeToken,
  MOBILE_PASS_URL: passesUrl,
  MOBILE_PASS_TOKEN: passesUrl && passesToken,
  WEBHOOK_PRIVATE_TARGETS: OWN_MACHINE,
});
