/** The one reader of the environment for the runner, which works before anything is installed. */
export const redisUrl = process.env.REDIS_URL || undefined;
export const chromiumPath = process.env.CHROMIUM_PATH || undefined;

/** This process's environment with more variables, for a child. */
export const ownEnvironmentWith = (variables) => ({ ...process.env, ...variables });
