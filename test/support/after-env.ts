import 'reflect-metadata';

/** Ends what hangs. A first start of the whole API in a cold jest transforms a few hundred files, and a busy machine takes its time for a process. */
jest.setTimeout(30_000);
