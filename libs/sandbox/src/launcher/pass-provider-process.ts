import { startPassProvider } from '../passes/pass-provider';
import { runStandIn } from './run-stand-in';

/** The sandbox's provider of mobile passes as a process: its port and its token come as arguments. */
runStandIn(([port = 0, token]) => startPassProvider({ port: Number(port), token }));
