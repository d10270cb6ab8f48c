/** A wrong value of a variable, in one line that names it (D44). */
export class ConfigurationError extends Error {}
