/**
 * Pages of the guest app that hold neither a token nor a form: the resort's consent script may run there, and nowhere else (D58). `/` is
 * none, it may sign somebody in.
 */
export const isOutsidePage = (path: string): boolean => /^\/(welcome|about)\/?$/i.test(path);
