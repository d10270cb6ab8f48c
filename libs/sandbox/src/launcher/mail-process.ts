import { startMailCatcher } from '../mail/mail-catcher';
import { runStandIn } from './run-stand-in';

/** The sandbox's mail server as a process: the ports of its page and of its SMTP come as arguments. */
runStandIn(([port = 0, smtpPort = 0]) => startMailCatcher({ port: Number(port), smtpPort: Number(smtpPort) }));
