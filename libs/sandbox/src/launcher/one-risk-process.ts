import { startOneRisk } from '../one-risk/one-risk-server';
import { runStandIn } from './run-stand-in';

/** The sandbox's 1Risk as a process: its port, its secret and where it tells what was signed come as arguments. */
runStandIn(([port = 0, secret = '', callbackUrl]) => startOneRisk({ port: Number(port), secret, callbackUrl }));
