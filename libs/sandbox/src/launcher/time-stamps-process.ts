import { keepTestAuthority } from '../time-stamps/test-authority';
import { startTimeStamps } from '../time-stamps/time-stamp-server';
import { runStandIn } from './run-stand-in';

/** The sandbox's time-stamping authority as a process: its port and the folder of its key come as arguments. */
runStandIn(async ([port = 0, folder = '']) =>
  startTimeStamps({ authority: keepTestAuthority(folder), port: Number(port) }),
);
