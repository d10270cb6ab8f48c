import 'reflect-metadata';

/** Ends what hangs, and nothing else: a machine that others share may stand still for a minute. */
jest.setTimeout(600_000);
