/** The one reader of the environment for the runner, which works before anything is installed. */
export const isCi = Boolean(process.env.CI);
export const redisUrl = process.env.REDIS_URL || undefined;
export const chromiumPath = process.env.CHROMIUM_PATH || undefined;

/** This process's environment with more variables, for a child. */
export const environmentWith = (variables) => ({ ...process.env, ...variables });
