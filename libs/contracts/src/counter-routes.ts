/** The API's path by which somebody whom staff let in begins and ends on a device at the counter. */
export const counterRoutes = { session: '/api/counter/session' } as const;
