import 'reflect-metadata';

/** A first start of the whole API in a cold jest transforms a few hundred files. */
jest.setTimeout(30_000);
