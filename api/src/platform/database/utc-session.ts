/** A session's `options`: what a time is as text or JSON must not hang on the zone of the machine that the database was made on. */
export const utcSession = '-c timezone=UTC -c datestyle=ISO';
