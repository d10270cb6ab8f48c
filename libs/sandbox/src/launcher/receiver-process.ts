import { startReceiver } from '../receiver/receiver';
import { runStandIn } from './run-stand-in';

/** The sandbox's receiver of webhooks as a process: its port comes as the one argument. */
runStandIn(([port = 0]) => startReceiver({ port: Number(port) }));
